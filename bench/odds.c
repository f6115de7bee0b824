/* The peer of tercet.odds in C: the same generator, the same piles, the same choices, so the two
 * must print the same figures and only their times may differ.
 *
 *   odds lockstep KEY GAMES    the base game, 32 games in lock step (AVX2)
 *   odds classic KEY GAMES     the base game, one game after the other
 *   odds boards KEY BOARDS     SETs counted on boards of twelve random cards
 *
 * SETs are picked by chance. `lockstep` plays the games of tercet.odds to the last pick; `classic`
 * plays with the same piles, but keeps its SETs in another order and so picks others: its figures
 * are as likely, not equal. Prints the processor seconds spent, then the figures.
 */
#include <immintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DECK = 81, LAYOUT = 12, NO_CARD = 81 };

static uint8_t ordered[DECK + 1][DECK + 1];

static void make_tables(void) {
    memset(ordered, NO_CARD, sizeof ordered);
    for (int a = 0; a < DECK; a++)
        for (int b = 0; b < DECK; b++) {
            int third = 0;
            for (int p = 27; p; p /= 3) third = third * 3 + (6 - a / p % 3 - b / p % 3) % 3;
            ordered[a][b] = third > b ? third : NO_CARD;
        }
}

/* --- chance: xoshiro256++ started by splitmix64 ------------------------------------------- */

typedef struct { uint64_t a, b, c, d; } State;

static inline uint64_t mix(uint64_t w) {
    w = (w ^ (w >> 30)) * 0xBF58476D1CE4E5B9u;
    w = (w ^ (w >> 27)) * 0x94D049BB133111EBu;
    return w ^ (w >> 31);
}

static State begin(uint64_t key, uint64_t game) {
    uint64_t w = mix(key + mix(game)), g = 0x9E3779B97F4A7C15u;
    return (State){mix(w + g), mix(w + 2 * g), mix(w + 3 * g), mix(w + 4 * g)};
}

static inline uint64_t next(State *s) {
    uint64_t total = s->a + s->d, result = (total << 23 | total >> 41) + s->a, t = s->b << 17;
    s->c ^= s->a;
    s->d ^= s->b;
    s->b ^= s->c;
    s->a ^= s->d;
    s->c ^= t;
    s->d = s->d << 45 | s->d >> 19;
    return result;
}

static inline uint32_t below(State *s, uint32_t bound) {
    uint64_t product = (next(s) >> 32) * bound;
    if ((uint32_t)product < bound) {
        uint32_t refused = -bound % bound;
        while ((uint32_t)product < refused) product = (next(s) >> 32) * bound;
    }
    return product >> 32;
}

static void shuffle(State *s, uint8_t *pile) {
    for (int i = 0; i < DECK; i++) pile[i] = i;
    for (int i = DECK - 1; i > 0; i--) {
        int j = below(s, i + 1);
        uint8_t card = pile[i];
        pile[i] = pile[j];
        pile[j] = card;
    }
}

/* --- the base game ------------------------------------------------------------------------- */

typedef struct { int64_t seen_12[64], none_12[64], seen_15[64], none_15[64], leftover[64]; } Tally;

typedef struct {
    uint8_t table[32], place[DECK + 1], on[DECK + 1];
    uint32_t sets[256];
    int cards, found;
} Board;

/* Lay a card at a place and list the SETs it makes; holes hold NO_CARD, which makes none. */
static inline void lay(Board *b, unsigned card, int at) {
    const uint8_t *row = ordered[card];
    int found = b->found;
    for (int i = 0; i < b->cards; i++) {
        unsigned other = b->table[i], third = row[other];
        b->sets[found] = card | other << 8 | third << 16;
        found += b->on[third];
    }
    b->found = found;
    b->table[at] = card;
    b->place[card] = at;
    b->on[card] = 1;
}

static inline void take(Board *b, uint32_t set, int holes[3]) {
    unsigned cards[3] = {set & 255, set >> 8 & 255, set >> 16};
    int left = 0;
    for (int i = 0; i < 3; i++) {
        int at = b->place[cards[i]], k = i;
        for (; k > 0 && holes[k - 1] > at; k--) holes[k] = holes[k - 1];
        holes[k] = at;
        b->table[at] = NO_CARD;
        b->on[cards[i]] = 0;
    }
    for (int i = 0; i < b->found; i++) {
        uint32_t s = b->sets[i];
        b->sets[left] = s;
        left += b->on[s & 255] & b->on[s >> 8 & 255] & b->on[s >> 16];
    }
    b->found = left;
}

static inline void close_ranks(Board *b, const int holes[3]) {
    int last = b->cards - 1;
    for (int i = 0; i < 3; i++) {
        while (last > holes[i] && b->table[last] == NO_CARD) last--;
        if (last > holes[i]) {
            uint8_t card = b->table[last];
            b->table[holes[i]] = card;
            b->place[card] = holes[i];
            b->table[last--] = NO_CARD;
        }
    }
    b->cards -= 3;
}

static void play(State *s, const uint8_t *pile, Tally *tally) {
    Board b;
    int drawn = 0, taken = 0, holes[3];
    memset(b.on, 0, sizeof b.on);
    b.cards = b.found = 0;
    for (; drawn < LAYOUT; b.cards++) lay(&b, pile[drawn++], b.cards);
    for (;;) {
        if (b.cards == 12) {
            tally->seen_12[taken]++;
            tally->none_12[taken] += b.found == 0;
        } else if (b.cards == 15) {
            tally->seen_15[taken]++;
            tally->none_15[taken] += b.found == 0;
        }
        if (b.found) {
            take(&b, b.sets[below(s, b.found)], holes);
            taken++;
            if (b.cards > LAYOUT || drawn == DECK) {
                close_ranks(&b, holes);
            } else {
                for (int i = 0; i < 3; i++) lay(&b, pile[drawn++], holes[i]);
            }
        } else if (drawn < DECK) {
            for (int i = 0; i < 3; i++, b.cards++) lay(&b, pile[drawn++], b.cards);
        } else {
            break;
        }
    }
    tally->leftover[b.cards]++;
}

#ifdef __AVX2__
/* --- the base game, 32 games in lock step ----------------------------------------------------
 *
 * A row is one byte of each of 32 games. While the pile lasts every game takes one SET and draws
 * three cards in each round, so all of them are at the same card of their piles: a table without
 * a SET gets its three cards first and gives a SET of fifteen cards (by a scalar way). Only a
 * game that comes to eighteen cards falls out of step and is played to its end alone.
 *
 * In a row a card is four pairs of bits from 1 to 3. The third card of two is, pair by pair, the
 * same if they are the same and their exclusive or if they differ; zero is no card.
 */

enum { GAMES = 32, ROUNDS = (DECK - LAYOUT) / 3, LARGEST = 24, PAIRS = LAYOUT * (LAYOUT - 1) / 2 };

typedef __m256i Row;
typedef uint8_t Cards[DECK][GAMES];

static uint8_t coded[DECK], index_of[256], third_of[256][256];

static uint8_t coded_third(uint8_t a, uint8_t b) {
    uint8_t x = a ^ b, differ = (x | x >> 1) & 0x55;
    return x | (a & ~(differ * 3));
}

static void make_codes(void) {
    for (int card = 0; card < DECK; card++) {
        for (int p = 27, bits = 0; p; p /= 3, bits += 2)
            coded[card] |= (uint8_t)((card / p % 3 + 1) << bits);
        index_of[coded[card]] = card;
    }
    for (int a = 0; a < 256; a++)
        for (int b = 0; b < 256; b++) third_of[a][b] = coded_third(a, b);
}

static inline Row every(int byte) { return _mm256_set1_epi8((char)byte); }
static inline Row row_at(const uint8_t *at) { return _mm256_load_si256((const Row *)at); }
static inline void put_row(uint8_t *at, Row row) { _mm256_store_si256((Row *)at, row); }
static inline Row same(Row a, Row b) { return _mm256_cmpeq_epi8(a, b); }
static inline Row choose(Row no, Row yes, Row which) { return _mm256_blendv_epi8(no, yes, which); }

static inline Row third_row(Row a, Row b) {
    Row x = _mm256_xor_si256(a, b);
    Row differ = _mm256_and_si256(_mm256_or_si256(x, _mm256_srli_epi16(x, 1)), every(0x55));
    differ = _mm256_or_si256(differ, _mm256_add_epi8(differ, differ));
    return _mm256_or_si256(x, _mm256_andnot_si256(differ, a));
}

typedef struct {
    _Alignas(64) uint64_t a[GAMES], b[GAMES], c[GAMES], d[GAMES];
    _Alignas(64) uint64_t drawn[GAMES];
} States;

/* The next number of each game, in four words at a time. */
static inline void next_of_all(States *s) {
    for (int g = 0; g < GAMES; g++) {
        uint64_t a = s->a[g], b = s->b[g], c = s->c[g], d = s->d[g], total = a + d;
        s->drawn[g] = (total << 23 | total >> 41) + a;
        c ^= a;
        d ^= b;
        s->b[g] = b ^ c;
        s->a[g] = a ^ d;
        s->c[g] = c ^ b << 17;
        s->d[g] = d << 45 | d >> 19;
    }
}

static uint64_t next_of(States *s, int g) {
    State own = {s->a[g], s->b[g], s->c[g], s->d[g]};
    uint64_t word = next(&own);
    s->a[g] = own.a, s->b[g] = own.b, s->c[g] = own.c, s->d[g] = own.d;
    return word;
}

/* A number below a bound from a word that is drawn already. Hardly ever another one is needed. */
static inline uint32_t from_word(States *s, int g, uint32_t bound) {
    uint64_t product = (s->drawn[g] >> 32) * bound;
    if ((uint32_t)product < bound)
        while ((uint32_t)product < -bound % bound) product = (next_of(s, g) >> 32) * bound;
    return product >> 32;
}

static void shuffle_all(States *s, uint64_t key, uint64_t first, Cards pile) {
    _Alignas(64) uint64_t places[GAMES];
    for (int g = 0; g < GAMES; g++) {
        State own = begin(key, first + g);
        s->a[g] = own.a, s->b[g] = own.b, s->c[g] = own.c, s->d[g] = own.d;
    }
    for (int i = 0; i < DECK; i++) memset(pile[i], coded[i], GAMES);
    for (uint64_t i = DECK - 1; i > 0; i--) {
        uint64_t again = 0;
        next_of_all(s);
        for (int g = 0; g < GAMES; g++) {
            uint64_t product = (s->drawn[g] >> 32) * (i + 1);
            places[g] = product >> 32;
            again |= (product & 0xFFFFFFFF) <= i;
        }
        if (again)
            for (int g = 0; g < GAMES; g++) places[g] = from_word(s, g, i + 1);
        for (int g = 0; g < GAMES; g++) {
            uint8_t card = pile[i][g];
            pile[i][g] = pile[places[g]][g];
            pile[places[g]][g] = card;
        }
    }
}

typedef struct {
    _Alignas(64) Cards pile;
    _Alignas(64) uint8_t table[LARGEST][GAMES];
    _Alignas(64) uint8_t hits[PAIRS][GAMES];   /* all ones where the two make a SET with a third */
    _Alignas(64) uint8_t found[GAMES], pick[GAMES];
    _Alignas(64) uint8_t low[GAMES], middle[GAMES], last[GAMES]; /* two places, and a card */
    States chance;
    uint32_t in_step; /* a bit a game */
} Batch;

/* Look at the first `cards` places of all tables: each SET is met once, from place to place. */
static inline __attribute__((always_inline)) void look(Batch *b, const int cards) {
    Row place[LAYOUT], found = every(0);
    int pair = 0;
    for (int i = 0; i < cards; i++) place[i] = row_at(b->table[i]);
    for (int i = 0; i < cards - 2; i++)
        for (int j = i + 1; j < cards - 1; j++) {
            Row third = third_row(place[i], place[j]), hit = every(0);
            for (int k = j + 1; k < cards; k++) hit = _mm256_or_si256(hit, same(third, place[k]));
            put_row(b->hits[pair++], hit);
            found = _mm256_sub_epi8(found, hit);
        }
    put_row(b->found, found);
}

static void pick_by_chance(Batch *b) {
    next_of_all(&b->chance);
    for (int g = 0; g < GAMES; g++) b->pick[g] = from_word(&b->chance, g, b->found[g] | !b->found[g]);
}

/* Where the picked SETs lie: two places, and the card at the third. */
static inline __attribute__((always_inline)) void find_picked(Batch *b, const int cards) {
    Row pick = row_at(b->pick), low = every(255), middle = every(255), last;
    int pair = 0;
    for (int i = 0; i < cards - 2; i++)
        for (int j = i + 1; j < cards - 1; j++) {
            Row hit = row_at(b->hits[pair++]);
            Row this = _mm256_and_si256(hit, same(pick, every(0)));
            pick = _mm256_add_epi8(pick, hit);
            low = choose(low, every(i), this);
            middle = choose(middle, every(j), this);
        }
    Row a = every(0), c = every(0);
    for (int i = 0; i < cards; i++) {
        Row card = row_at(b->table[i]);
        a = choose(a, card, same(low, every(i)));
        c = choose(c, card, same(middle, every(i)));
    }
    last = _mm256_andnot_si256(same(low, every(255)), third_row(a, c));
    put_row(b->low, low);
    put_row(b->middle, middle);
    put_row(b->last, last);
}

/* Three cards of each pile for the SETs that are taken; zeros where the piles are used up. */
static void replace(Batch *b, const uint8_t (*drawn)[GAMES]) {
    Row low = row_at(b->low), middle = row_at(b->middle), last = row_at(b->last);
    Row one = drawn ? row_at(drawn[0]) : every(0), two = drawn ? row_at(drawn[1]) : every(0);
    Row three = drawn ? row_at(drawn[2]) : every(0);
    for (int i = 0; i < LAYOUT; i++) {
        Row card = row_at(b->table[i]), place = every(i);
        Row now = choose(card, three, same(card, last));
        now = choose(now, one, same(low, place));
        put_row(b->table[i], choose(now, two, same(middle, place)));
    }
}

/* The last three places of tables of `cards` move into the holes before them, the last first. */
static void close_all(Batch *b, int cards) {
    for (int from = cards - 1; from >= cards - 3; from--) {
        Row card = row_at(b->table[from]), moves = same(card, every(0)), done = moves;
        for (int i = 0; i < cards - 3; i++) {
            Row old = row_at(b->table[i]);
            Row here = _mm256_andnot_si256(done, same(old, every(0)));
            put_row(b->table[i], choose(old, card, here));
            done = _mm256_or_si256(done, here);
        }
        put_row(b->table[from], every(0));
    }
}

/* --- one game of them alone --- */

typedef struct { uint8_t low, middle, high; } Places;

/* The SETs of a table of which the first `known` cards hold none. */
static int list_sets(const uint8_t *table, int known, int cards, Places *sets) {
    static uint8_t at[256]; /* one more than the place of a card; 0 if it does not lie there */
    int found = 0;
    for (int i = 0; i < known; i++) at[table[i]] = i + 1;
    for (int k = known; k < cards; k++) {
        const uint8_t *thirds = third_of[table[k]];
        for (int j = 1; j < k; j++) {
            int i = at[thirds[table[j]]];
            sets[found] = (Places){i - 1, j, k};
            found += i - 1 < j && i > 0;
        }
        at[table[k]] = k + 1;
    }
    for (int i = 0; i < cards; i++) at[table[i]] = 0;
    return found;
}

static void take_alone(uint8_t *table, int *cards, Places set) {
    const int holes[3] = {set.low, set.middle, set.high};
    int last = *cards - 1;
    for (int i = 0; i < 3; i++) table[holes[i]] = 0;
    for (int i = 0; i < 3; i++) {
        while (last > holes[i] && !table[last]) last--;
        if (last > holes[i]) {
            table[holes[i]] = table[last];
            table[last--] = 0;
        }
    }
    *cards -= 3;
}

/* Play a game with fifteen cards and no SET to its end. A word for its next pick is drawn. */
static void play_alone(Batch *b, int g, uint8_t *table, int drawn, int taken, Tally *tally) {
    Places sets[256];
    int cards = 15, known = 15;
    for (;;) {
        int found = list_sets(table, known, cards, sets);
        if (cards == 12) {
            tally->seen_12[taken]++;
            tally->none_12[taken] += found == 0;
        } else if (cards == 15 && known < 15) {
            tally->seen_15[taken]++;
            tally->none_15[taken] += found == 0;
        }
        if (found) {
            Places set = sets[from_word(&b->chance, g, found)];
            b->chance.drawn[g] = next_of(&b->chance, g);
            taken++;
            known = 0;
            if (cards == LAYOUT && drawn < DECK) {
                table[set.low] = b->pile[drawn++][g];
                table[set.middle] = b->pile[drawn++][g];
                table[set.high] = b->pile[drawn++][g];
            } else {
                take_alone(table, &cards, set);
            }
        } else if (drawn < DECK) {
            known = cards;
            for (int i = 0; i < 3; i++) table[cards++] = b->pile[drawn++][g];
        } else {
            break;
        }
    }
    tally->leftover[cards]++;
}

/* A table of twelve without a SET gets three cards and gives a SET of fifteen. */
static void play_fifteen(Batch *b, int g, int round, Tally *tally) {
    uint8_t table[32];
    Places sets[256];
    int cards = LAYOUT + 3, drawn = LAYOUT + 3 * round;
    for (int i = 0; i < LAYOUT; i++) table[i] = b->table[i][g];
    for (int i = 0; i < 3; i++) table[LAYOUT + i] = b->pile[drawn++][g];
    int found = list_sets(table, LAYOUT, cards, sets);
    tally->seen_15[round]++;
    if (found == 0) {
        tally->none_15[round]++;
        b->in_step &= ~(1u << g);
        play_alone(b, g, table, drawn, round, tally);
        return;
    }
    take_alone(table, &cards, sets[from_word(&b->chance, g, found)]);
    for (int i = 0; i < LAYOUT; i++) b->table[i][g] = table[i];
}

/* --- all of them --- */

static int count(uint32_t games) { return __builtin_popcount(games); }

/* The games whose tables hold no SET. */
static uint32_t without(const Batch *b) {
    return b->in_step & (uint32_t)_mm256_movemask_epi8(same(row_at(b->found), every(0)));
}

static void play_batch(Batch *b, uint64_t key, uint64_t first, int games, Tally *tally) {
    shuffle_all(&b->chance, key, first, b->pile);
    memcpy(b->table, b->pile, LAYOUT * GAMES);
    b->in_step = games < GAMES ? (1u << games) - 1 : ~0u;
    for (int round = 0; round < ROUNDS; round++) {
        look(b, LAYOUT);
        uint32_t none = without(b);
        tally->seen_12[round] += count(b->in_step);
        tally->none_12[round] += count(none);
        pick_by_chance(b);
        find_picked(b, LAYOUT);
        replace(b, &b->pile[LAYOUT + 3 * round]);
        for (; none; none &= none - 1) play_fifteen(b, __builtin_ctz(none), round, tally);
    }
    tally->seen_12[ROUNDS] += count(b->in_step);
    for (int cards = LAYOUT; cards > 0; cards -= 3) {
        if (cards == 12) look(b, 12);
        if (cards == 9) look(b, 9);
        if (cards == 6) look(b, 6);
        if (cards == 3) look(b, 3);
        uint32_t none = without(b);
        if (cards == LAYOUT) tally->none_12[ROUNDS] += count(none);
        tally->leftover[cards] += count(none);
        b->in_step &= ~none;
        pick_by_chance(b);
        if (cards == 12) find_picked(b, 12);
        if (cards == 9) find_picked(b, 9);
        if (cards == 6) find_picked(b, 6);
        if (cards == 3) find_picked(b, 3);
        replace(b, NULL);
        close_all(b, cards);
    }
    tally->leftover[0] += count(b->in_step);
}
#endif

/* --- counting ------------------------------------------------------------------------------ */

static int count_sets(const uint8_t *board) {
    static uint8_t on[DECK + 1];
    int found = 0;
    for (int i = 0; i < LAYOUT; i++) {
        for (int j = 0; j < i; j++) found += on[ordered[board[i]][board[j]]];
        on[board[i]] = 1;
    }
    for (int i = 0; i < LAYOUT; i++) on[board[i]] = 0;
    return found;
}

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static void print(const char *name, const int64_t *figures, int many) {
    printf("%s", name);
    for (int i = 0; i < many; i++) printf(" %lld", (long long)figures[i]);
    printf("\n");
}

static void print_tally(const Tally *tally, double spent) {
    printf("seconds %.6f\n", spent);
    print("seen_12", tally->seen_12, 64);
    print("none_12", tally->none_12, 64);
    print("seen_15", tally->seen_15, 64);
    print("none_15", tally->none_15, 64);
    print("leftover", tally->leftover, 64);
}

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    uint64_t key = strtoull(argv[2], NULL, 10), count = strtoull(argv[3], NULL, 10);
    uint8_t pile[DECK];
    make_tables();
    if (!strcmp(argv[1], "classic")) {
        Tally tally = {0};
        double begun = seconds();
        for (uint64_t game = 0; game < count; game++) {
            State s = begin(key, game);
            shuffle(&s, pile);
            play(&s, pile, &tally);
        }
        print_tally(&tally, seconds() - begun);
#ifdef __AVX2__
    } else if (!strcmp(argv[1], "lockstep")) {
        static Batch batch;
        Tally tally = {0};
        make_codes();
        double begun = seconds();
        for (uint64_t first = 0; first < count; first += GAMES)
            play_batch(&batch, key, first, count - first < GAMES ? count - first : GAMES, &tally);
        print_tally(&tally, seconds() - begun);
#endif
    } else if (!strcmp(argv[1], "boards")) {
        int64_t by_sets[64] = {0};
        uint8_t *boards = malloc(count * LAYOUT);
        State s = begin(key, 0);
        for (uint64_t i = 0; i < count; i++) {
            for (int c = 0; c < DECK; c++) pile[c] = c;
            for (int c = 0; c < LAYOUT; c++) {
                int j = c + below(&s, DECK - c);
                uint8_t card = pile[j];
                pile[j] = pile[c];
                boards[i * LAYOUT + c] = pile[c] = card;
            }
        }
        double begun = seconds();
        for (uint64_t i = 0; i < count; i++) by_sets[count_sets(boards + i * LAYOUT)]++;
        printf("seconds %.6f\n", seconds() - begun);
        print("by_sets", by_sets, 64);
        free(boards);
    } else {
        return 3; /* no such task, or not on this processor */
    }
    return 0;
}
