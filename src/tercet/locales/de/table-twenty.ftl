### 20/20 im Browser.

table-hand = Deine Karten: { $count } (höchstens { $most })
table-held = Karten auf der Hand: { $count }
prompt-twenty-look = Bilde SETs aus deinen Karten und denen auf dem Tisch. Wer zuerst alle los ist, gewinnt!
prompt-twenty-none = Du siehst keins. Sobald sich alle einig sind, kommen neue Karten auf den Tisch.
plain-twenty-point-ms = Sekunden, um nach dem Ruf die drei Karten zu zeigen
