/* The peer of tercet.odds in C: the same generator, the same piles, the same choices, so the two
 * must print the same figures and only their times may differ.
 *
 *   odds classic KEY GAMES     games of the base game, SETs picked by chance
 *   odds boards KEY BOARDS     SETs counted on boards of twelve random cards
 *
 * Prints the seconds spent, then the figures.
 */
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

static void print(const char *name, const int64_t *figures, int count) {
    printf("%s", name);
    for (int i = 0; i < count; i++) printf(" %lld", (long long)figures[i]);
    printf("\n");
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
        printf("seconds %.6f\n", seconds() - begun);
        print("seen_12", tally.seen_12, 64);
        print("none_12", tally.none_12, 64);
        print("seen_15", tally.seen_15, 64);
        print("none_15", tally.none_15, 64);
        print("leftover", tally.leftover, 64);
    } else {
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
    }
    return 0;
}
