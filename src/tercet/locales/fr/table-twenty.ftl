### 20/20 dans le navigateur.

table-hand = Tes cartes : { $count } ({ $most } au plus)
table-held = Cartes en main : { $count }
prompt-twenty-look = Forme des SETs avec tes cartes et la table. Le premier sans cartes gagne !
prompt-twenty-none = Tu n’en vois pas. Dès que tous sont d’accord, la table reçoit de nouvelles cartes.
plain-twenty-point-ms = Secondes pour montrer les trois cartes après l’annonce
