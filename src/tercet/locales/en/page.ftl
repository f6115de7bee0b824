### Playing without a server: the house in the page.

error-needs-server = That needs a server. This table stands in your browser.

page-sign = In this browser
page-sign-text = This game is played in your browser, without a server, and it is kept here.
page-starting = The rules are coming into your browser; that happens once.
page-percent = { $percent } %
page-again = Try again
page-games = Games
page-site = Played in this browser
page-site-text = There is no server behind this site. Everything happens in your browser and stays there: against bots or alone, with lessons, practice and puzzles.
page-going = Games that go on

page-trouble-no-wasm = This browser cannot run the rules by itself: WebAssembly is missing or switched off. Update the browser, or play on a server.
page-trouble-no-memory = There is too little memory to run the rules here. Close other tabs and programs, then try again.
page-trouble-unreachable = What is needed to play without a server could not be loaded. Go online once, then try again.
page-trouble-not-kept = This browser keeps nothing, perhaps because the window is private. You can play on, but the game is lost when you close the page.
page-trouble-storage-full = The storage of this browser is full. You can play on, but from here on nothing is kept: make room before you close the page.

## Without a network

offline-heading = Without a network
offline-sign = Works without a network, too.
offline-ready = Everything is here: lessons, practice, rules, and every game alone or against bots work without a network. Your browser’s menu can put Tercet on the home screen.
offline-coming = What is needed to play without a network is being fetched …
offline-asked = Some seven megabytes are needed to play without a network. They have not been fetched, because your browser asks to save data or the network was gone.
offline-fetch = Fetch it now
offline-missing = This browser does not let the page keep its files, so that it needs a network.
offline-no-wasm = This browser cannot run the games by itself: WebAssembly is missing or switched off. Lessons, practice and rules work without a network; for games, update the browser or play on a server.
offline-insecure = Browsers keep a page for use without a network only if its address begins with https. This one does not, so that Tercet cannot be installed from here; whoever runs the server can change that.
offline-unknown = One moment …
update-waits = There is a new version of Tercet.
update-take = Use it now
update-later = Later

## A site of plain files

site-written = Written: { $path } ({ $megabytes } MB).
site-try = Put it on any web space, or try it here: python -m http.server --directory { $path }
error-site-not-empty = { $path } holds something else already. Choose a new or an empty folder.
error-page-table-damaged = This game cannot be read any more. It stays in this browser; the others are not affected.
