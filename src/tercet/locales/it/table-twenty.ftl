### 20/20 nel browser.

table-hand = Le tue carte: { $count } (al massimo { $most })
table-held = Carte in mano: { $count }
prompt-twenty-look = Forma SET con le tue carte e con quelle in tavola. Vince chi finisce le carte!
prompt-twenty-none = Non ne vedi. Appena tutti sono d’accordo, arrivano carte nuove in tavola.
plain-twenty-point-ms = Secondi per mostrare le tre carte dopo la chiamata
