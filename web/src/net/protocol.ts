// Generated from the Python protocol by `python -m tercet.server.typescript`.

/** The host lets a bot sit down before the start. */
export interface AddBot {
  readonly do: "add_bot";
  readonly id?: number | string | null;
  readonly table: string;
  readonly bot?: string;
  readonly seat?: number | null;
}

/** All there is to say of a finished game; `sought` when SETs were looked for on its table. */
export interface Analysis {
  readonly sought: boolean;
  readonly end: number;
  readonly sets: readonly LaidSet[];
  readonly finds: readonly Find[];
  readonly misses: readonly Miss[];
  readonly differences: readonly Difference[];
  readonly seats: readonly SeatFigures[];
}

/** Announce a SET among the own five and lay it across the middle (DICE-3). */
export interface Announce {
  readonly act: "announce";
  readonly dice: readonly string[];
}

/** The own answer was taken down; told to nobody else (CHIP-9a). */
export interface AnswerGiven {
  readonly event: "answer_given";
  readonly seat: number;
  readonly word: "keep" | "show";
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player put the ante into the pot, or what was left for it (CHIP-1a). */
export interface AntePaid {
  readonly event: "ante_paid";
  readonly seat: number;
  readonly chips: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Ask for an extra card (TW-7). */
export interface AskCard {
  readonly act: "ask_card";
}

/** A vote under way: who has voted, and one's own vote. */
export interface BallotView {
  readonly seat: number;
  readonly due: number;
  readonly voted: readonly number[];
  readonly mine: "dishes" | "scolding" | null;
}

/** That second card makes no SET with the first: no more tries in this search (SCOUT-2a). */
export interface Barred {
  readonly event: "barred";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Open the betting of a phase; this is not a raise (CHIP-6a). */
export interface Bet {
  readonly act: "bet";
  readonly chips: number;
}

/** A player put in what was missing, or all there was (CHIP-7, CHIP-7b). */
export interface BetCalled {
  readonly event: "bet_called";
  readonly seat: number;
  readonly chips: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player put in `chips`, which is the call and `above` it the raise (CHIP-7). */
export interface BetRaised {
  readonly event: "bet_raised";
  readonly seat: number;
  readonly chips: number;
  readonly above: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A bonus square, and whether it has been taken. */
export interface BonusView {
  readonly square: string;
  readonly points: number;
  readonly taken: boolean;
}

/** A bot that plays a game: what to ask for, and how strong it is in words. */
export interface BotEntry {
  readonly key: string;
  readonly name: string;
}

/** The server ends it: for one table, or the whole connection when `table` is None. */
export interface Bye {
  readonly is: "bye";
  readonly code: string;
  readonly text: string;
  readonly table: string | null;
}

/** Call SET (BASE-3); with cards, call and show them in one movement. */
export interface Call {
  readonly act: "call";
  readonly cards?: readonly [string, string, string] | null;
}

/** Match the highest contribution of this phase, or go all in for less (CHIP-7, CHIP-7b). */
export interface CallBet {
  readonly act: "call_bet";
}

/** A player called SET; nobody else may call until the three cards are shown (BASE-3). */
export interface Called {
  readonly event: "called";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** One more card was laid, for the points it costs (COOP-5). */
export interface CardAdded {
  readonly event: "card_added";
  readonly card: string;
  readonly points: number;
  readonly score: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A card was laid face up (SETUP-2), or by chance because the time was up (`late`). */
export interface CardLaid {
  readonly event: "card_laid";
  readonly seat: number;
  readonly card: string;
  readonly late?: boolean;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Name the two cards that make a SET with the last card laid (SETUP-3a). */
export interface Challenge {
  readonly act: "challenge";
  readonly cards: readonly [string, string];
}

/** A player named two cards that should make a SET with the last card laid (SETUP-3). */
export interface Challenged {
  readonly event: "challenged";
  readonly seat: number;
  readonly card: string;
  readonly cards: readonly [string, string];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** How one object differs from the one before: fields with new values, and fields within. */
export interface Change {
  readonly new?: { readonly [name: string]: unknown };
  readonly within?: { readonly [name: string]: Change };
}

/** Somebody said something. */
export interface Chat {
  readonly is: "chat";
  readonly table: string;
  readonly line: ChatLine;
}

/** A line of chat; plain text, never to be rendered as anything else. */
export interface ChatLine {
  readonly line: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** A line of chat is gone. */
export interface ChatRemoved {
  readonly is: "chat_removed";
  readonly table: string;
  readonly line: number;
}

/** Bet nothing for now; only while nobody has bet in this phase (CHIP-7). */
export interface Check {
  readonly act: "check";
}

/** A player bet nothing for now (CHIP-7). */
export interface Checked {
  readonly event: "checked";
  readonly seat: number;
  readonly why?: "away" | "own" | "time";
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player opened the betting of this phase (CHIP-6a). */
export interface ChipsBet {
  readonly event: "chips_bet";
  readonly seat: number;
  readonly chips: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Chips that nobody could follow went back to their owner (CHIP-7b). */
export interface ChipsReturned {
  readonly event: "chips_returned";
  readonly seat: number;
  readonly chips: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player took an equal share of a pot, or all of it (CHIP-5, CHIP-10). */
export interface ChipsTaken {
  readonly event: "chips_taken";
  readonly seat: number;
  readonly chips: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player as one viewer sees him or her. `cards` counts the hand, `hand` is what is known. */
export interface ChipsetPlayerView {
  readonly chips: number;
  readonly bet: number;
  readonly paid: number;
  readonly raises: number;
  readonly in_deal: boolean;
  readonly folded: boolean;
  readonly all_in: boolean;
  readonly out: boolean;
  readonly shown: boolean;
  readonly cards: number;
  readonly hand: readonly string[];
  readonly sets: readonly (readonly [string, string, string])[];
}

/** The cards in the middle, the chips, and of the hands only the own and those shown. */
export interface ChipsetView {
  readonly game: "chipset";
  readonly seat: number | null;
  readonly may_act: readonly number[];
  readonly away: readonly number[];
  readonly deadline: Deadline | null;
  readonly outcome: Outcome | null;
  readonly deal: number;
  readonly deals: number | null;
  readonly dealer: number;
  readonly phase: "ask" | "bet" | "end" | "pause";
  readonly turn: number | null;
  readonly table: readonly string[];
  readonly pile: number;
  readonly pots: readonly Pot[];
  readonly highest: number;
  readonly max_bet: number;
  readonly raises: number;
  readonly offer: Offer | null;
  readonly answers: "both" | "keep" | null;
  readonly answer: "keep" | "show" | null;
  readonly won: readonly Pot[];
  readonly gains: readonly number[];
  readonly ready: readonly number[];
  readonly players: readonly ChipsetPlayerView[];
}

/** Everything lies open but the pile. */
export interface ClassicView {
  readonly game: "classic";
  readonly seat: number | null;
  readonly may_act: readonly number[];
  readonly away: readonly number[];
  readonly deadline: Deadline | null;
  readonly outcome: Outcome | null;
  readonly table: readonly string[];
  readonly pile: number;
  readonly caller: number | null;
  readonly players: readonly PlayerView[];
}

/** The challenge of `by` was right: `seat` takes all cards of the table (SETUP-5). */
export interface Collected {
  readonly event: "collected";
  readonly seat: number;
  readonly by: number;
  readonly cards: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Everything lies open but the pile. `sets` were taken from this layout. */
export interface CoopSetView {
  readonly game: "coopset";
  readonly seat: number | null;
  readonly may_act: readonly number[];
  readonly away: readonly number[];
  readonly deadline: Deadline | null;
  readonly outcome: Outcome | null;
  readonly table: readonly string[];
  readonly pile: number;
  readonly score: number;
  readonly layout: number;
  readonly sets: number;
  readonly added: number;
  readonly wrong: number;
  readonly players: readonly MemberView[];
  readonly verdict: string | null;
}

/** A login and its password. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** When time runs out (table time, ms) and for what. */
export interface Deadline {
  readonly at: number;
  readonly label: string;
}

/** A deal is over: its outcome, and the totals with it. */
export interface DealEnded {
  readonly event: "deal_ended";
  readonly deal: number;
  readonly outcome: Outcome;
  readonly totals: readonly number[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A new deal has begun; `seat` deals and, in a tournament, leads and sits out (MATCH-3). */
export interface DealStarted {
  readonly event: "deal_started";
  readonly deal: number;
  readonly seat: number;
  readonly leads?: boolean;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Cards were laid open: at the start, or in the places of cards that went (BASE-1, BASE-4). */
export interface Dealt {
  readonly event: "dealt";
  readonly cards: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Each of these got one card face down, in this order (CHIP-2). */
export interface DealtDown {
  readonly event: "dealt_down";
  readonly seats: readonly number[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Look away from a table; a seat is kept. */
export interface Depart {
  readonly do: "depart";
  readonly id?: number | string | null;
  readonly table: string;
}

/** A player throws none of the dice again (DICE-10). */
export interface DiceKept {
  readonly event: "dice_kept";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** The opening SET lies on the logo and scores (DICE-3). */
export interface DiceOpened {
  readonly event: "dice_opened";
  readonly seat: number;
  readonly dice: readonly string[];
  readonly sets: readonly MadeSet[];
  readonly bonuses: readonly TakenBonus[];
  readonly points: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player placed nothing this turn; `late` when time ran out, `gone` when away (DICE-8). */
export interface DicePassed {
  readonly event: "dice_passed";
  readonly seat: number;
  readonly why?: "gone" | "late" | "word";
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A turn: its dice, the SETs it made, its bonuses and its points (DICE-6, 15, 16). */
export interface DicePlaced {
  readonly event: "dice_placed";
  readonly seat: number;
  readonly dice: readonly string[];
  readonly sets: readonly MadeSet[];
  readonly bonuses: readonly TakenBonus[];
  readonly points: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player threw dice: the whole hand, or new ones from the bag (DICE-2, DICE-9). */
export interface DiceThrown {
  readonly event: "dice_thrown";
  readonly seat: number;
  readonly dice: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** The same for all: only the bag is hidden (DICE-2a). `position` is the text form. */
export interface DiceView {
  readonly game: "dice";
  readonly seat: number | null;
  readonly may_act: readonly number[];
  readonly away: readonly number[];
  readonly deadline: Deadline | null;
  readonly outcome: Outcome | null;
  readonly position: string;
  readonly rows: number;
  readonly columns: number;
  readonly middle: string;
  readonly bonuses: readonly BonusView[];
  readonly openings: readonly (readonly string[])[];
  readonly board: readonly Lying[];
  readonly hands: readonly (readonly Held[])[];
  readonly bag: number;
  readonly scores: readonly number[];
  readonly phase: "again" | "opening" | "turn";
  readonly barred: readonly number[];
  readonly decided: readonly number[];
  readonly starter: number | null;
  readonly mover: number | null;
  readonly swapped: boolean;
  readonly round: number;
  readonly quiet: number;
}

/** The SETs that differ in so many attributes; `middle` is the median time they lay there. */
export interface Difference {
  readonly differs: number;
  readonly lay: number;
  readonly found: number;
  readonly middle: number | null;
}

/** It is stored and will not be lost. An act is told its `seq` in the log. */
export interface Done {
  readonly is: "done";
  readonly id: number | string | null;
  readonly table: string | null;
  readonly client_seq: number | null;
  readonly seq: number | null;
}

/** The card a player drew after laying one (SETUP-6), for that player alone. */
export interface Drew {
  readonly event: "drew";
  readonly seat: number;
  readonly card: string;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** An edition of a game: the options it sets, and the match form of its sheet. */
export interface EditionEntry {
  readonly key: string;
  readonly name: string;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly match: string;
}

/** A card more in the hand, asked for (TW-7) or for a wrong call (TW-5); the owner sees it. */
export interface ExtraCard {
  readonly event: "extra_card";
  readonly seat: number;
  readonly reason: "asked" | "penalty";
  readonly card?: string | null;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A SET that somebody found. `search` counts from the last change of the table. */
export interface Find {
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly cards: readonly [string, string, string];
  readonly differs: number;
  readonly search: number;
  readonly lay: number | null;
}

/** What one attribute says about three cards (CARD-3, BEG-5). */
export interface Finding {
  readonly attribute: "number" | "colour" | "filling" | "shape";
  readonly verdict: string;
  readonly values: readonly [string, string, string];
  readonly two?: string | null;
  readonly one?: string | null;
}

/** Give up this deal (CHIP-7). */
export interface Fold {
  readonly act: "fold";
}

/** A player gave up this deal (CHIP-7). */
export interface Folded {
  readonly event: "folded";
  readonly seat: number;
  readonly why?: "away" | "own" | "time";
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A penalty could not be paid: the others vote on a forfeit (SCOUT-7). */
export interface ForfeitDue {
  readonly event: "forfeit_due";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** The votes were counted (SCOUT-7a). */
export interface Forfeited {
  readonly event: "forfeited";
  readonly seat: number;
  readonly forfeit: "dishes" | "scolding";
  readonly scolding: number;
  readonly dishes: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** One entry. `hands` are the cards in everybody's hand, said when they have changed. */
export interface Frame {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly AnyEvent[];
  readonly change: Change;
  readonly hands?: readonly (readonly string[])[] | null;
}

/** All there is to know of a game before it starts. */
export interface GameEntry {
  readonly key: string;
  readonly name: string;
  readonly summary: string;
  readonly version: number;
  readonly players: readonly [number, number];
  readonly pace: "mixed" | "race" | "turns";
  readonly hidden: boolean;
  readonly editions: readonly EditionEntry[];
  readonly options: readonly OptionEntry[];
  readonly presets: readonly PresetEntry[];
  readonly matches: readonly string[];
  readonly match_options: readonly OptionEntry[];
  readonly bots: readonly BotEntry[];
}

/** The player gave up a search: a penalty point, and a SET taken away if there is one. */
export interface GaveUp {
  readonly event: "gave_up";
  readonly seat: number;
  readonly penalties: number;
  readonly cards?: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player gave up the search (SCOUT-5a). */
export interface GaveUpSearch {
  readonly event: "gave_up_search";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Give up this search (SCOUT-5a). */
export interface GiveUp {
  readonly act: "give_up";
}

/** The card that a player got face down; told to nobody else. */
export interface GotCard {
  readonly event: "got_card";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A wrong call cost nothing: the hand holds as many cards as it may (TW-8). */
export interface HandFull {
  readonly event: "hand_full";
  readonly seat: number;
  readonly count: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player's cards were laid open, and the SETs counted (CHIP-9, CHIP-11). */
export interface HandShown {
  readonly event: "hand_shown";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly sets: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Everybody got a hand of so many cards. */
export interface HandsDealt {
  readonly event: "hands_dealt";
  readonly seats: readonly number[];
  readonly count: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** What is fixed before the first card. `commitment` is the hash of a seed not yet told. */
export interface Header {
  readonly game: string;
  readonly version: number;
  readonly edition: string;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly match: Match;
  readonly seats: readonly string[];
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly piles: readonly (readonly string[])[];
  readonly chance: number;
  readonly tercet: number;
}

/** A die in front of a player: which one of the kit it is, and what it shows. */
export interface Held {
  readonly die: string;
  readonly shows: string;
}

/** The first message: which protocol the client speaks, and its language. */
export interface Hello {
  readonly do: "hello";
  readonly id?: number | string | null;
  readonly protocol: number;
  readonly lang?: string | null;
}

/** What may be added to an act, each in the notation of its game. */
export interface Hinted {
  readonly is: "hinted";
  readonly id: number | string | null;
  readonly more: readonly string[];
}

/** What may I add to this act that I have begun? */
export interface Hints {
  readonly do: "hints";
  readonly id?: number | string | null;
  readonly table: string;
  readonly act: AnyAct;
}

/** A player is ready for the next deal. */
export interface IsReady {
  readonly event: "is_ready";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Come to a table, as a spectator or back to one's seat; `seen` is the last entry known. */
export interface Join {
  readonly do: "join";
  readonly id?: number | string | null;
  readonly table: string;
  readonly seen?: number | null;
}

/** All one needs to go on at a table. */
export interface Joined {
  readonly is: "joined";
  readonly id: number | string | null;
  readonly info: TableInfo;
  readonly seat: number | null;
  readonly host: boolean;
  readonly client_seq: number;
  readonly seq: number;
  readonly now: number;
  readonly steps: readonly Record[] | null;
  readonly view: AnyView | null;
  readonly chat: readonly ChatLine[];
}

/** Answer the showdown question: I do not show (CHIP-9). */
export interface KeepCards {
  readonly act: "keep_cards";
}

/** The host frees a seat before the start; whoever sat there cannot come back. */
export interface Kick {
  readonly do: "kick";
  readonly id?: number | string | null;
  readonly table: string;
  readonly seat: number;
}

/** More cards were laid: the players `agreed` (BASE-6), or a long time passed (BASE-7a). */
export interface Laid {
  readonly event: "laid";
  readonly cards: readonly string[];
  readonly agreed?: boolean;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A SET that lay on the table, from entry `first` until `gone` (None: to the very end). */
export interface LaidSet {
  readonly cards: readonly [string, string, string];
  readonly differs: number;
  readonly first: number;
  readonly at: number;
  readonly gone: number | null;
  readonly lay: number;
  readonly fate: "broken" | "cleared" | "left" | "taken";
  readonly seat: number | null;
  readonly overlooked: boolean;
}

/** All but one have folded: the last takes the pot without showing (CHIP-5). */
export interface LastOneIn {
  readonly event: "last_one_in";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** These took the most cards and lose (SETUP-7, SETUP-7b). */
export interface LastPlace {
  readonly event: "last_place";
  readonly seats: readonly number[];
  readonly count: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Lay a card of one's hand face up (SETUP-2). */
export interface LayCard {
  readonly act: "lay_card";
  readonly card: string;
}

/** A layout is done: its points, and what had been possible (COOP-3, COOP-3a). */
export interface LayoutScored {
  readonly event: "layout_scored";
  readonly sets: number;
  readonly points: number;
  readonly score: number;
  readonly possible: number;
  readonly left?: readonly (readonly [string, string, string])[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** The player goes away; the table goes on. Always allowed, so never listed as legal. */
export interface Leave {
  readonly act: "leave";
}

/** A player went away. */
export interface Left {
  readonly event: "left";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Legal acts: how many, and the first of them. */
export interface Legal {
  readonly is: "legal";
  readonly id: number | string | null;
  readonly count: number;
  readonly complete: boolean;
  readonly acts: readonly unknown[];
}

/** The public tables. */
export interface Lobby {
  readonly is: "lobby";
  readonly tables: readonly TableInfo[];
}

/** Those who had to wait may call again (PEN-3, PEN-3a). */
export interface LocksLifted {
  readonly event: "locks_lifted";
  readonly seats: readonly number[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A card won earlier was put aside as a penalty (SCOUT-2a, SCOUT-6). */
export interface LostCard {
  readonly event: "lost_card";
  readonly seat: number;
  readonly card: string;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A die on the board. */
export interface Lying {
  readonly square: string;
  readonly die: string;
  readonly shows: string;
}

/** A SET that a turn made: its dice with their squares, and how many of them count. */
export interface MadeSet {
  readonly line: string;
  readonly dice: readonly string[];
  readonly counted: readonly string[];
  readonly points: number;
}

/** The match form and its figures; `target` is per player, so ten means 10 × players. */
export interface Match {
  readonly form: "dealers" | "deals" | "single" | "target" | "tournament";
  readonly deals: number;
  readonly target: number;
  readonly pause_ms: number;
}

/** Who one is; `login` is None for a guest. */
export interface Me {
  readonly name: string;
  readonly login: string | null;
}

/** What a member has taken in the whole game, and said of this layout. */
export interface MemberView {
  readonly sets: number;
  readonly word: "add" | "done" | null;
}

/** A mistake; `there` is how many SETs lay on the table at that moment. */
export interface Miss {
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly kind: "barred" | "none_here" | "slow" | "wrong";
  readonly there: number;
  readonly cards: readonly string[];
}

/** Give up on these cards and lay three more (SOLO-2, SOLO-3). */
export interface More {
  readonly act: "more";
}

/** The host silences whoever wrote a line, or lets them speak again. */
export interface Mute {
  readonly do: "mute";
  readonly id?: number | string | null;
  readonly table: string;
  readonly line: number;
  readonly muted?: boolean;
}

/** What may my seat do now? At most `limit` acts are listed. */
export interface MyActs {
  readonly do: "legal";
  readonly id?: number | string | null;
  readonly table: string;
  readonly limit?: number;
}

/** What one wants to be called. */
export interface NewName {
  readonly name: string;
}

/** A table to open; a private one is found by its link or its code only. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly edition?: string | null;
  readonly options?: { readonly [name: string]: boolean | number | string };
  readonly match?: { readonly [name: string]: number | string };
  readonly public?: boolean;
}

/** Nobody can make a SET on the board: all throw again, and a new round begins (DICE-8). */
export interface NobodyCanPlay {
  readonly event: "nobody_can_play";
  readonly round: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Nobody who may announce has a SET: all throw again (DICE-3). */
export interface NobodyOpens {
  readonly event: "nobody_opens";
  readonly only?: number | null;
  readonly but?: number | null;
}

/** All answers were no, or silence (CHIP-4). */
export interface NobodyShows {
  readonly event: "nobody_shows";
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Say that there is no SET (BASE-6a). */
export interface NoneHere {
  readonly act: "none_here";
}

/** What could not be shared went to the winner with fewest chips (CHIP-10, CHIP-10a). */
export interface OddChips {
  readonly event: "odd_chips";
  readonly seat: number;
  readonly chips: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** What the player in turn may do besides folding: public, as all chips are. */
export interface Offer {
  readonly call: number;
  readonly most: number;
}

/** The scout's three were laid open, and they are a SET (SCOUT-3, SCOUT-4, SCOUT-5). */
export interface Opened {
  readonly event: "opened";
  readonly seat: number;
  readonly cards: readonly [string, string, string];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Three announced dice are no SET; the player waits for the next throw (DICE-3a, CARD-3). */
export interface OpeningWrong {
  readonly event: "opening_wrong";
  readonly seat: number;
  readonly dice: readonly string[];
  readonly attribute: string;
  readonly two: string;
  readonly one: string;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** An option with its label, and the label of each choice. */
export interface OptionEntry {
  readonly name: string;
  readonly kind: string;
  readonly default: boolean | number | string;
  readonly label: string;
  readonly least: number | null;
  readonly most: number | null;
  readonly choices: { readonly [name: string]: string } | null;
}

/** A player has no dice left: who has not played in this round plays once more (DICE-12). */
export interface OutOfDice {
  readonly event: "out_of_dice";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** How a game ended: a score for each seat, who shares the win, and the reason as a code. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
}

/** The game has ended. */
export interface Over {
  readonly event: "over";
  readonly outcome: Outcome;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** The hand of one player, for that player alone. */
export interface OwnHand {
  readonly event: "own_hand";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Place nothing, or nothing more, this turn (DICE-8). */
export interface Pass {
  readonly act: "pass";
}

/** The turn went past players who are away. */
export interface PassedOver {
  readonly event: "passed_over";
  readonly seats: readonly number[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** The edition's penalty fell due (PEN-1 to PEN-4); `cards` are the ones it cost. */
export interface Penalised {
  readonly event: "penalised";
  readonly seat: number;
  readonly penalty: string;
  readonly cards?: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** The cards that were removed were shuffled into a new pile (TW-6, TW-6a). */
export interface PileRebuilt {
  readonly event: "pile_rebuilt";
  readonly count: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Are you there? */
export interface Ping {
  readonly do: "ping";
  readonly id?: number | string | null;
}

/** Place one to three dice: `("f8=1gd", "g8=*2rw")` (DICE-4, DICE-6a). */
export interface Place {
  readonly act: "place";
  readonly dice: readonly string[];
}

/** Act from one's seat. The same `client_seq` again is the same act, and happens once. */
export interface Play {
  readonly do: "act";
  readonly id?: number | string | null;
  readonly table: string;
  readonly act: AnyAct;
  readonly client_seq: number;
  readonly seen?: number | null;
}

/** A finished game in one's history. */
export interface Played {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly seat: number | null;
  readonly outcome: Outcome;
  readonly ended_ms: number;
}

/** A player has no chips left and is out of the match (CHIP-1a). */
export interface PlayerOut {
  readonly event: "player_out";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** What everybody sees of a player. */
export interface PlayerView {
  readonly score: number;
  readonly sets: number;
  readonly wrong: number;
  readonly debt: number;
  readonly locked: boolean;
  readonly said_none: boolean;
}

/** Put a finger on the first of three cards; the other two are sealed (SCOUT-1, SCOUT-1a). */
export interface Point {
  readonly act: "point";
  readonly cards: readonly [string, string, string];
}

/** Put a finger on a second card of the scout's SET (SCOUT-2). */
export interface PointSecond {
  readonly act: "point_second";
  readonly card: string;
}

/** A scout put a finger on a card, and the search began (SCOUT-1). */
export interface Pointed {
  readonly event: "pointed";
  readonly seat: number;
  readonly card: string;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player put a finger on a second card (SCOUT-2). */
export interface PointedSecond {
  readonly event: "pointed_second";
  readonly seat: number;
  readonly card: string;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** I am here. */
export interface Pong {
  readonly is: "pong";
  readonly id: number | string | null;
}

/** Chips in the middle, and the seats that can win them. The main pot comes first. */
export interface Pot {
  readonly chips: number;
  readonly seats: readonly number[];
}

/** A pot and who wins it together; number 0 is the main pot, then the side pots (CHIP-10). */
export interface PotWon {
  readonly event: "pot_won";
  readonly pot: number;
  readonly chips: number;
  readonly seats: readonly number[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A named combination of options. */
export interface PresetEntry {
  readonly key: string;
  readonly name: string;
  readonly options: { readonly [name: string]: boolean | number | string };
}

/** What would this act of mine do? Nothing happens; where that is no secret, it is told. */
export interface Preview {
  readonly do: "preview";
  readonly id?: number | string | null;
  readonly table: string;
  readonly act: AnyAct;
}

/** What an act would do. */
export interface Previewed {
  readonly is: "previewed";
  readonly id: number | string | null;
  readonly events: readonly AnyEvent[];
}

/** Call, and add so many chips above that (CHIP-7). */
export interface Raise {
  readonly act: "raise";
  readonly chips: number;
}

/** Ready for the next deal. */
export interface Ready {
  readonly act: "ready";
}

/** A step as one viewer sees it. */
export interface Record {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly AnyEvent[];
}

/** A SET made of the last cards cancelled a penalty point (SOLO-4). */
export interface Redeemed {
  readonly event: "redeemed";
  readonly seat: number;
  readonly penalties: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A refusal: its kind and code for programs, a text for people. Nothing was changed. */
export interface Refused {
  readonly is: "error";
  readonly id: number | string | null;
  readonly kind: string;
  readonly code: string;
  readonly data: { readonly [name: string]: string | number | boolean | null };
  readonly text: string;
}

/** After the end, the host opens the next table for the same people. */
export interface Rematch {
  readonly do: "rematch";
  readonly id?: number | string | null;
  readonly table: string;
}

/** Where the next game is. */
export interface RematchAt {
  readonly is: "rematch_at";
  readonly id: number | string | null;
  readonly table: string;
}

/** The host sends a bot away before the start. */
export interface RemoveBot {
  readonly do: "remove_bot";
  readonly id?: number | string | null;
  readonly table: string;
  readonly seat: number;
}

/** The host removes a line of chat. */
export interface RemoveChat {
  readonly do: "remove_chat";
  readonly id?: number | string | null;
  readonly table: string;
  readonly line: number;
}

/** A SET just won went into the box for an old debt (PEN-4). */
export interface Repaid {
  readonly event: "repaid";
  readonly seat: number;
  readonly cards: readonly [string, string, string];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Replace the wild on a square with a die of its meaning (DICE-14). */
export interface ReplaceWild {
  readonly act: "replace_wild";
  readonly square: string;
  readonly die: string;
}

/** A stretch of a finished game; `more` is the number of the next frame, if there is one. */
export interface Replay {
  readonly info: TableInfo;
  readonly header: Header;
  readonly viewer: number | null;
  readonly last: number;
  readonly more: number | null;
  readonly frames: readonly Frame[];
}

/** The player is back. Always allowed to one who is away. */
export interface Return {
  readonly act: "return";
}

/** A player came back. */
export interface Returned {
  readonly event: "returned";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A round began; `seat` made the opening SET and plays first (DICE-9a). */
export interface RoundBegan {
  readonly event: "round_began";
  readonly round: number;
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player said that there is no SET (BASE-6a). */
export interface SaidNone {
  readonly event: "said_none";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Say something to all at the table. */
export interface Say {
  readonly do: "chat";
  readonly id?: number | string | null;
  readonly table: string;
  readonly text: string;
}

/** Say that there is no SET, and ask for one more card (COOP-5a). */
export interface SayAdd {
  readonly act: "say_add";
}

/** Say that no more SETs are to be taken from this layout (COOP-3a). */
export interface SayDone {
  readonly act: "say_done";
}

/** What everybody sees of a player; the forfeits stand beside the name (SCOUT-7a). */
export interface ScoutPlayerView {
  readonly score: number;
  readonly mistakes: number;
  readonly sits_out: boolean;
  readonly said_none: boolean;
  readonly forfeits: readonly ("dishes" | "scolding")[];
}

/** All lies open but the pile, the scout's two sealed cards, and votes not yet counted. */
export interface ScoutView {
  readonly game: "scout";
  readonly seat: number | null;
  readonly may_act: readonly number[];
  readonly away: readonly number[];
  readonly deadline: Deadline | null;
  readonly outcome: Outcome | null;
  readonly table: readonly string[];
  readonly pile: number;
  readonly search: SearchView | null;
  readonly ballots: readonly BallotView[];
  readonly players: readonly ScoutPlayerView[];
}

/** The three that the scout named, told to nobody else (SCOUT-1a). */
export interface Sealed {
  readonly event: "sealed";
  readonly seat: number;
  readonly cards: readonly [string, string, string];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** The time was up: these gave up the search by it (SCOUT-5a). */
export interface SearchRanOut {
  readonly event: "search_ran_out";
  readonly seats: readonly number[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** The search under way; `sealed` are the two other cards, for the scout's eyes only. */
export interface SearchView {
  readonly scout: number;
  readonly card: string;
  readonly sealed: readonly [string, string] | null;
  readonly due: number | null;
  readonly searching: readonly number[];
  readonly barred: readonly number[];
  readonly gave_up: readonly number[];
}

/** These sat out a search and take part again. */
export interface SearchesAgain {
  readonly event: "searches_again";
  readonly seats: readonly number[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** What one player found and missed; `middle` is the median time of search. */
export interface SeatFigures {
  readonly finds: number;
  readonly misses: number;
  readonly middle: number | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly name: string | null;
  readonly bot: string | null;
  readonly present: boolean;
  readonly host: boolean;
}

/** The match so far, and the view of the deal. `deals` is None when a target ends it. */
export interface SeriesView {
  readonly game: "series";
  readonly seat: number | null;
  readonly may_act: readonly number[];
  readonly away: readonly number[];
  readonly deadline: Deadline | null;
  readonly outcome: Outcome | null;
  readonly form: string;
  readonly deal: number;
  readonly deals: number | null;
  readonly target: number | null;
  readonly dealer: number;
  readonly leader: number | null;
  readonly totals: readonly number[];
  readonly ready: readonly number[];
  readonly table: unknown;
}

/** What everybody sees of a player. */
export interface SetUpPlayerView {
  readonly hand: number;
  readonly taken: number;
  readonly barred: boolean;
}

/** The table, one's own hand, and how many cards the others hold. */
export interface SetUpView {
  readonly game: "setup";
  readonly seat: number | null;
  readonly may_act: readonly number[];
  readonly away: readonly number[];
  readonly deadline: Deadline | null;
  readonly outcome: Outcome | null;
  readonly table: readonly string[];
  readonly layer: number | null;
  readonly turn: number;
  readonly may_lay: boolean;
  readonly may_challenge: readonly number[];
  readonly pile: number;
  readonly hand: readonly string[];
  readonly players: readonly SetUpPlayerView[];
}

/** What a table was opened for. */
export interface Settings {
  readonly game: string;
  readonly seats: number;
  readonly edition: string | null;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly match: { readonly [name: string]: number | string };
}

/** Point at three cards after a call (BASE-4). */
export interface Show {
  readonly act: "show";
  readonly cards: readonly [string, string, string];
}

/** Answer the showdown question: I show (CHIP-9). */
export interface ShowCards {
  readonly act: "show_cards";
}

/** The dealer (`seat`) asks these who will show (CHIP-9). */
export interface ShowdownAsked {
  readonly event: "showdown_asked";
  readonly seat: number;
  readonly seats: readonly number[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** These show, so that all still in must show (CHIP-9). */
export interface ShowdownCalled {
  readonly event: "showdown_called";
  readonly seats: readonly number[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** All still in must show: the `pile` is used up (CHIP-4a), or all of them are `away`. */
export interface ShowdownForced {
  readonly event: "showdown_forced";
  readonly why: "away" | "pile";
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Take a seat, any that is free or this one; a nonce of one's own goes into the deal. */
export interface Sit {
  readonly do: "sit";
  readonly id?: number | string | null;
  readonly table: string;
  readonly seat?: number | null;
  readonly nonce?: string;
}

/** A mistaken scout sits out the next search (SCOUT-6). */
export interface SitsOutNext {
  readonly event: "sits_out_next";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Everything lies open but the pile. `won` is None until the end. */
export interface SolitaireView {
  readonly game: "solitaire";
  readonly seat: number | null;
  readonly may_act: readonly number[];
  readonly away: readonly number[];
  readonly deadline: Deadline | null;
  readonly outcome: Outcome | null;
  readonly form: string;
  readonly table: readonly string[];
  readonly pile: number;
  readonly sets: number;
  readonly penalties: number;
  readonly wrong: number;
  readonly won: boolean | null;
}

/** Give the seat back before the start. */
export interface Stand {
  readonly do: "stand";
  readonly id?: number | string | null;
  readonly table: string;
}

/** The host starts the game with those who sit. */
export interface Start {
  readonly do: "start";
  readonly id?: number | string | null;
  readonly table: string;
}

/** What happened, and how the table stands after it. */
export interface Steps {
  readonly is: "steps";
  readonly table: string;
  readonly seq: number;
  readonly now: number;
  readonly steps: readonly Record[];
  readonly view: AnyView;
}

/** Give up the solitaire. */
export interface Stop {
  readonly act: "stop";
}

/** Seats, presence or status have changed. */
export interface TableChanged {
  readonly is: "table";
  readonly info: TableInfo;
  readonly seat: number | null;
  readonly host: boolean;
}

/** A table as everybody who knows of it sees it. The seed is told when it is over. */
export interface TableInfo {
  readonly table: string;
  readonly code: string | null;
  readonly public: boolean;
  readonly status: "abandoned" | "over" | "playing" | "waiting";
  readonly settings: Settings;
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly outcome: Outcome | null;
  readonly next: string | null;
}

/** All agreed that nobody can move: the table was swapped for new cards (TW-2a). */
export interface TableSwapped {
  readonly event: "table_swapped";
  readonly gone: readonly string[];
  readonly cards: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Take three cards at once; wrong ones are counted and cost nothing (SOLO-1a, COOP-2a). */
export interface Take {
  readonly act: "take";
  readonly cards: readonly [string, string, string];
}

/** Take that word back (BASE-6a). */
export interface TakeBack {
  readonly act: "take_back";
}

/** A right SET was shown and taken (BASE-4). */
export interface Taken {
  readonly event: "taken";
  readonly seat: number;
  readonly cards: readonly [string, string, string];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A bonus square that a turn occupied first (DICE-15). */
export interface TakenBonus {
  readonly square: string;
  readonly points: number;
}

/** The verdict on the whole game (COOP-7). */
export interface TeamJudged {
  readonly event: "team_judged";
  readonly score: number;
  readonly verdict: string;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A member said "done" or "add a card" (COOP-2a). */
export interface TeamWord {
  readonly event: "team_word";
  readonly seat: number;
  readonly word: "add" | "done";
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player threw some dice again before the round (DICE-10). */
export interface ThrewAgain {
  readonly event: "threw_again";
  readonly seat: number;
  readonly old: readonly string[];
  readonly new: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Throw some of the own dice again before the round, or none of them (DICE-10). */
export interface ThrowAgain {
  readonly act: "throw_again";
  readonly dice?: readonly string[];
}

/** A player took that word back (BASE-6a). */
export interface TookBack {
  readonly event: "took_back";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A card was laid face up in the middle (CHIP-2, CHIP-4). */
export interface TurnedUp {
  readonly event: "turned_up";
  readonly cards: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** What everybody sees of a player: how many cards, not which. */
export interface TwentyPlayerView {
  readonly cards: number;
  readonly wrong: number;
  readonly said_none: boolean;
}

/** The table and the own hand, None for a spectator (TW-1a). */
export interface TwentyView {
  readonly game: "twenty";
  readonly seat: number | null;
  readonly may_act: readonly number[];
  readonly away: readonly number[];
  readonly deadline: Deadline | null;
  readonly outcome: Outcome | null;
  readonly hand: readonly string[] | null;
  readonly table: readonly (string | null)[];
  readonly pile: number;
  readonly removed: number;
  readonly most: number;
  readonly caller: number | null;
  readonly players: readonly TwentyPlayerView[];
}

/** A member took that word back. */
export interface Unsaid {
  readonly event: "unsaid";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Take either word back. */
export interface Unsay {
  readonly act: "unsay";
}

/** Whether the rules allow every entry of a log; if not, why not. */
export interface Verdict {
  readonly holds: boolean;
  readonly refusal: Refused | null;
}

/** Choose the forfeit of a player who could not pay (SCOUT-7). */
export interface Vote {
  readonly act: "vote";
  readonly seat: number;
  readonly forfeit: "dishes" | "scolding";
}

/** `by` chose a forfeit for `seat`; only `by` is told which, until all are counted. */
export interface Voted {
  readonly event: "voted";
  readonly by: number;
  readonly seat: number;
  readonly forfeit?: "dishes" | "scolding" | null;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** Be told of public tables as they change, or no longer. */
export interface WatchLobby {
  readonly do: "watch_lobby";
  readonly id?: number | string | null;
  readonly watch?: boolean;
}

/** The server knows who this is. */
export interface Welcome {
  readonly is: "welcome";
  readonly id: number | string | null;
  readonly protocol: number;
  readonly name: string;
}

/** The last chips of a player are in the pot (CHIP-7b). */
export interface WentAllIn {
  readonly event: "went_all_in";
  readonly seat: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** The first without own cards wins the deal: a point for each card of the others (TW-9). */
export interface WentOut {
  readonly event: "went_out";
  readonly seat: number;
  readonly points: number;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A die took the place of a wild; the freed die now shows `thrown` (DICE-14). */
export interface WildReplaced {
  readonly event: "wild_replaced";
  readonly seat: number;
  readonly square: string;
  readonly die: string;
  readonly thrown: string;
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A player's share of a search (SCOUT-3 to SCOUT-6a): a point for each card. */
export interface Won {
  readonly event: "won";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly only?: number | null;
  readonly but?: number | null;
}

/** A wrong call: three cards that are no SET, and why (CARD-3), or none in time (BASE-3a). */
export interface Wrong {
  readonly event: "wrong";
  readonly seat: number;
  readonly cards?: readonly [string, string, string] | null;
  readonly broken?: readonly Finding[];
  readonly only?: number | null;
  readonly but?: number | null;
}

export type AnyAct = Call | Show | NoneHere | TakeBack | Take | More | Stop | Point | PointSecond | GiveUp | Vote | Fold | Check | Bet | CallBet | Raise | ShowCards | KeepCards | Ready | LayCard | Challenge | SayDone | SayAdd | Unsay | AskCard | Announce | Place | ReplaceWild | Pass | ThrowAgain | Leave | Return;

export type AnyEvent = Dealt | Laid | Called | Taken | Wrong | SaidNone | TookBack | Penalised | Repaid | LocksLifted | GaveUp | Redeemed | Pointed | Sealed | PointedSecond | Barred | GaveUpSearch | SearchRanOut | Opened | Won | LostCard | SitsOutNext | SearchesAgain | ForfeitDue | Voted | Forfeited | DealStarted | AntePaid | TurnedUp | DealtDown | GotCard | Folded | Checked | ChipsBet | BetCalled | BetRaised | WentAllIn | ShowdownAsked | AnswerGiven | NobodyShows | ShowdownCalled | ShowdownForced | HandShown | LastOneIn | ChipsReturned | PotWon | ChipsTaken | OddChips | DealEnded | PlayerOut | IsReady | HandsDealt | OwnHand | CardLaid | Drew | Challenged | Collected | PassedOver | LastPlace | TeamWord | Unsaid | CardAdded | LayoutScored | TeamJudged | ExtraCard | HandFull | PileRebuilt | TableSwapped | WentOut | DiceThrown | NobodyOpens | OpeningWrong | DiceOpened | DicePlaced | WildReplaced | DicePassed | OutOfDice | NobodyCanPlay | ThrewAgain | DiceKept | RoundBegan | Left | Returned | Over;

export type AnyView = ClassicView | SolitaireView | ScoutView | ChipsetView | SetUpView | CoopSetView | TwentyView | DiceView | SeriesView;

export type ClientMessage = Hello | Join | Depart | Sit | Stand | Start | Play | MyActs | Preview | Hints | Kick | AddBot | RemoveBot | Rematch | Say | RemoveChat | Mute | WatchLobby | Ping;

export type ServerMessage = Welcome | Joined | Done | Previewed | Hinted | RematchAt | Legal | Pong | Refused | Steps | TableChanged | Chat | ChatRemoved | Lobby | Bye;
