### The page, and what the server says when it starts.

app-name = Tercet
somebody = Somebody
app-tagline = A table for the SET family of card games. Three cards, four attributes, one quick look.

language-label = Language

set-heading = Three that belong together
set-in-short = Three cards are a SET when each attribute – number, colour, filling and shape – is the same on all three or different on all three.
set-example = Here all four differ. That makes it a SET.

games-heading = Games on this server
games-loading = Fetching the games …
games-unreachable = The list of games could not be fetched.
games-retry = Try again

players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $min } to { $max } players

pace-race = everyone at once
pace-turns = in turns
pace-mixed = at once and in turns

serve-ready = Tercet is at { $address } (stop with Ctrl+C)
