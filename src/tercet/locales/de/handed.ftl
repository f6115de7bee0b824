### Partien dieses Browsers, die bei einem Konto eingereicht werden.

handed-sign = In einem Browser gespielt
handed-sign-text = Diese Partie wurde in einem Browser gespielt und eingereicht. Sie zählt für keine Wertung, keinen Rekord und keinen Durchschnitt.
handed-offer = Du kannst sie auch bei deinem Konto aufbewahren, auf allen deinen Geräten. Sie zählt für keine Wertung, keinen Rekord und keinen Durchschnitt.
handed-button = Beim Konto einreichen
handed-account = Mit einem Konto kannst du sie auf allen deinen Geräten behalten.
handed-done = Eingereicht: Sie ist nun auch bei deinem Konto.
handed-unknown = Eingereicht. Dieser Server kennt die Regeln dieser Partie noch nicht: Er bewahrt sie auf und zeigt sie, sobald er sie kennt.
handed-not-shown = Aufbewahrt. Dieser Server kennt ihre Regeln noch nicht.
