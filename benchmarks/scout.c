/* SCOUT in plain C, as somebody would write it who wants random matches and nothing else: the limit for our rules.
 *
 * The order in which moves are listed and both sources of random words are those of src/stammtisch/games, so the same
 * key and the same match numbers give the same matches. The numbers SC-… are those of docs/games/scout.md.
 *
 *     scout PLAYERS MATCHES KEY        (KEY: eight words)
 *
 * plays matches 0 … MATCHES - 1 and prints
 *
 *     moves seconds checksum
 *
 * where the checksum is FNV-1a over the moves, winners and points of every match, a value at a time.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_PLAYERS = 5, DECK_SIZE = 45, HAND_ROOM = 45, KEPT = 22, SET_ROOM = 10, MAX_MOVES = 1024 };
enum { KEY_WORDS = 8, BLOCK_WORDS = 16, GENERATOR_WORDS = 4 };
enum phase { TURNING, ACTING, SHOWING, OVER };
enum kind { KEEP = 1, TURN, SHOW, SCOUT, SCOUT_AND_SHOW };
enum end { LEFT, RIGHT };
enum { NOBODY = -1 };

typedef uint8_t Card;    /* the number that shows times 16, plus the number on its other end */
typedef uint32_t Action; /* its kind, and up to three small numbers, a byte each */

typedef struct {
    uint32_t key[KEY_WORDS];
    int64_t block;
    int players, phase, round_number, first, turn, undecided, set_size, owner, scouts;
    int held[MAX_PLAYERS], taken[MAX_PLAYERS], chips[MAX_PLAYERS], show_chips[MAX_PLAYERS], points[MAX_PLAYERS];
    Card hand[MAX_PLAYERS][HAND_ROOM], kept[KEPT], set[SET_ROOM];
} Position;

static const int HAND[] = {0, 0, 11, 12, 11, 9};
static const int SCOUT_CHIPS[] = {0, 0, 3, 0, 0, 0};
static const int SHOW_CHIPS[] = {0, 0, 0, 1, 1, 1};

static inline int min(int a, int b) { return a < b ? a : b; }
static inline int max(int a, int b) { return a > b ? a : b; }

/* ---- Random words: ChaCha20 for the table, xoshiro128** for the moves ---- */

static inline uint32_t rotate(uint32_t word, int by) { return word << by | word >> (32 - by); }

static inline void quarter(uint32_t *x, int a, int b, int c, int d) {
    x[a] += x[b];
    x[d] = rotate(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = rotate(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = rotate(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = rotate(x[b] ^ x[c], 7);
}

static void cipher_block(const uint32_t *key, int64_t number, uint32_t *out) {
    uint32_t state[BLOCK_WORDS] = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574};
    memcpy(state + 4, key, KEY_WORDS * sizeof *key);
    state[12] = (uint32_t)number;
    state[13] = (uint32_t)(number >> 32);
    memcpy(out, state, sizeof state);
    for (int i = 0; i < 10; i++) {
        quarter(out, 0, 4, 8, 12);
        quarter(out, 1, 5, 9, 13);
        quarter(out, 2, 6, 10, 14);
        quarter(out, 3, 7, 11, 15);
        quarter(out, 0, 5, 10, 15);
        quarter(out, 1, 6, 11, 12);
        quarter(out, 2, 7, 8, 13);
        quarter(out, 3, 4, 9, 14);
    }
    for (int i = 0; i < BLOCK_WORDS; i++) out[i] += state[i];
}

typedef struct {
    const uint32_t *key;
    int64_t next_block;
    int cursor;
    uint32_t words[BLOCK_WORDS];
} Keystream;

static inline Keystream keystream(const uint32_t *key, int64_t number) {
    return (Keystream){.key = key, .next_block = number, .cursor = BLOCK_WORDS};
}

static inline uint32_t keystream_word(Keystream *source) {
    if (source->cursor == BLOCK_WORDS) {
        cipher_block(source->key, source->next_block++, source->words);
        source->cursor = 0;
    }
    return source->words[source->cursor++];
}

static inline uint32_t generator_word(uint32_t *s) {
    uint32_t result = rotate(s[1] * 5, 7) * 9, shifted = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotate(s[3], 11);
    return result;
}

/* Lemire's method, once for either source. */
#define BELOW(name, Source, next)                                                          \
    static inline uint32_t name(Source *source, uint32_t n) {                              \
        uint64_t product = (uint64_t)next(source) * n;                                     \
        if ((uint32_t)product < n) {                                                       \
            uint32_t threshold = -n % n;                                                   \
            while ((uint32_t)product < threshold) product = (uint64_t)next(source) * n;    \
        }                                                                                  \
        return product >> 32;                                                              \
    }
BELOW(keystream_below, Keystream, keystream_word)
BELOW(generator_below, uint32_t, generator_word)

/* ---- Cards and sets ---- */

static inline int number(Card card) { return card >> 4; }

static inline Card turned_over(Card card) { return (Card)(card << 4 | card >> 4); }

static inline bool is_out(int low, int high, int players) { /* SC-2 */
    if (players == 3) return high == 10;
    return players != 5 && low == 9 && high == 10;
}

static inline int strength(int count, bool equal, int low) { return count << 5 | equal << 4 | low; } /* SC-12 */

static inline int strength_of(const Card *cards, int count) {
    if (count == 0) return 0;
    int start = number(cards[0]), last = number(cards[count - 1]);
    return strength(count, start == last, min(start, last));
}

static inline int table_strength(const Position *p) { return strength_of(p->set, p->set_size); }

static inline int strongest(int equal, int up, int down, int low_equal, int low_up, int low_down) {
    int best = strength(equal, true, low_equal);
    if (up > 1) best = max(best, strength(up, false, low_up));
    if (down > 1) best = max(best, strength(down, false, low_down));
    return best;
}

/* best[i]: the strongest set among the first i cards */
static inline void best_before(const Card *hand, int held, int *best) {
    int equal = 0, up = 0, down = 0;
    best[0] = 0;
    for (int i = 0; i < held; i++) {
        int here = number(hand[i]), step = i > 0 ? here - number(hand[i - 1]) : 9;
        equal = step == 0 ? equal + 1 : 1;
        up = step == 1 ? up + 1 : 1;
        down = step == -1 ? down + 1 : 1;
        best[i + 1] = max(best[i], strongest(equal, up, down, here, here - up + 1, here));
    }
}

/* best[i]: the strongest set among the cards from place i on */
static inline void best_from(const Card *hand, int held, int *best) {
    int equal = 0, up = 0, down = 0;
    best[held] = 0;
    for (int i = held - 1; i >= 0; i--) {
        int here = number(hand[i]), step = i + 1 < held ? number(hand[i + 1]) - here : 9;
        equal = step == 0 ? equal + 1 : 1;
        up = step == 1 ? up + 1 : 1;
        down = step == -1 ? down + 1 : 1;
        best[i] = max(best[i + 1], strongest(equal, up, down, here, here, here - down + 1));
    }
}

/* the strongest set with a card showing `shown` in `gap` */
static inline int best_with(const Card *hand, int held, int shown, int gap) {
    int best = 0;
    for (int step = -1; step <= 1; step++) {
        int before = 0, after = 0;
        while (gap - 1 - before >= 0 && number(hand[gap - 1 - before]) == shown - step * (before + 1)) before++;
        while (gap + after < held && number(hand[gap + after]) == shown + step * (after + 1)) after++;
        int count = before + 1 + after, low = min(shown - step * before, shown + step * after);
        best = max(best, strength(count, step == 0 || count == 1, low));
    }
    return best;
}

static bool can_show(const Position *p, int seat) {
    int best[HAND_ROOM + 1], held = p->held[seat];
    best_before(p->hand[seat], held, best);
    return best[held] > table_strength(p);
}

/* ---- The deal ---- */

static int cards_of_the_round(const Position *p, Card *cards) { /* SC-2 */
    if (p->players == 2 && p->round_number == 1) {
        memcpy(cards, p->kept, KEPT);
        return KEPT;
    }
    int count = 0;
    for (int high = 2; high <= 10; high++)
        for (int low = 1; low < high; low++)
            if (!is_out(low, high, p->players)) cards[count++] = low << 4 | high;
    return count;
}

static void deal_round(Position *p) {
    int players = p->players, each = HAND[players];
    Card cards[DECK_SIZE];
    int count = cards_of_the_round(p, cards);
    Keystream source = keystream(p->key, p->block);
    for (int i = count - 1; i > 0; i--) { /* SC-3 */
        int j = keystream_below(&source, i + 1);
        Card card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
    uint32_t bits = 0;
    for (int i = 0; i < count; i++) {
        if (i % 32 == 0) bits = keystream_word(&source);
        if (bits >> (i % 32) & 1) cards[i] = turned_over(cards[i]);
    }
    p->block = source.next_block;

    for (int seat = 0; seat < players; seat++) {
        p->held[seat] = each;
        memcpy(p->hand[seat], cards + seat * each, each);
        p->chips[seat] = SCOUT_CHIPS[players];
        p->show_chips[seat] = SHOW_CHIPS[players];
    }
    if (players == 2 && p->round_number == 0) memcpy(p->kept, cards + 2 * each, count - 2 * each);
    p->phase = TURNING;
    p->undecided = (1 << players) - 1;
    p->turn = (p->first + p->round_number) % players; /* SC-5 */
}

static void deal(Position *p, const uint32_t *key) {
    memcpy(p->key, key, sizeof p->key);
    Keystream source = keystream(p->key, 0);
    p->first = keystream_below(&source, p->players); /* SC-5 */
    p->block = source.next_block;
    deal_round(p);
}

/* ---- The moves ---- */

static inline int to_act(const Position *p) {
    if (p->phase == TURNING) return p->undecided;
    if (p->phase == OVER) return 0;
    return 1 << p->turn;
}

static inline int end_index(const Position *p, int end) { return end == LEFT ? 0 : p->set_size - 1; }

static int list_shows(const Position *p, int seat, Action *out) { /* SC-11, SC-12 */
    const Card *hand = p->hand[seat];
    int held = p->held[seat], to_beat = table_strength(p), count = 0;
    for (int first = 0; first < held; first++) {
        int start = number(hand[first]), step = 0, low = start, last = first;
        for (;;) {
            if (strength(last - first + 1, step == 0, low) > to_beat) out[count++] = SHOW | first << 8 | last << 16;
            if (++last == held) break;
            int here = number(hand[last]);
            if (last == first + 1) {
                step = here - start;
                if (step < -1 || step > 1) break;
            } else if (here - number(hand[last - 1]) != step)
                break;
            low = min(low, here);
        }
    }
    return count;
}

static int list_scouts(const Position *p, int seat, Action *out, int count) { /* SC-14 */
    for (int end = LEFT; end < min(p->set_size, 2); end++)
        for (int turned = 0; turned < 2; turned++)
            for (int gap = 0; gap <= p->held[seat]; gap++) out[count++] = SCOUT | end << 8 | gap << 16 | turned << 24;
    return count;
}

static int list_scouts_and_shows(const Position *p, int seat, Action *out, int count) { /* SC-16 */
    const Card *hand = p->hand[seat];
    int held = p->held[seat], before[HAND_ROOM + 1], after[HAND_ROOM + 1];
    best_before(hand, held, before);
    best_from(hand, held, after);
    for (int end = LEFT; end < min(p->set_size, 2); end++) {
        Card card = p->set[end_index(p, end)];
        int to_beat = strength_of(p->set + (end == LEFT), p->set_size - 1);
        for (int turned = 0; turned < 2; turned++) {
            int shown = number(turned ? turned_over(card) : card);
            for (int gap = 0; gap <= held; gap++)
                if (before[gap] > to_beat || after[gap] > to_beat || best_with(hand, held, shown, gap) > to_beat)
                    out[count++] = SCOUT_AND_SHOW | end << 8 | gap << 16 | turned << 24;
        }
    }
    return count;
}

static int moves(const Position *p, int seat, Action *out) {
    if (p->phase == TURNING) {
        out[0] = KEEP;
        out[1] = TURN;
        return 2;
    }
    int count = list_shows(p, seat, out);
    if (p->phase == ACTING && p->set_size > 0) {                                                    /* SC-15 */
        if (p->players > 2 || p->chips[seat] > 0) count = list_scouts(p, seat, out, count);         /* SC-31 */
        if (p->show_chips[seat] > 0) count = list_scouts_and_shows(p, seat, out, count);            /* SC-16 */
    }
    return count;
}

/* ---- The end of a round ---- */

static void end_round(Position *p, int spared) { /* SC-22, SC-23 */
    for (int seat = 0; seat < p->players; seat++) {
        p->points[seat] += p->taken[seat] + p->chips[seat] - (seat == spared ? 0 : p->held[seat]);
        p->taken[seat] = 0;
    }
    p->set_size = p->scouts = 0;
    if (++p->round_number == p->players) /* SC-5 */
        p->phase = OVER;
    else
        deal_round(p);
}

/* ---- A turn ---- */

static void next_turn(Position *p, int seat) {
    p->turn = seat;
    if (p->players == 2 && p->chips[seat] == 0 && !can_show(p, seat)) end_round(p, 1 - seat); /* SC-32 */
}

static void decide(Position *p, int seat, bool turn) { /* SC-4 */
    if (turn)
        for (int i = 0; i < p->held[seat]; i++) p->hand[seat][i] = turned_over(p->hand[seat][i]);
    p->undecided &= ~(1 << seat);
    if (p->undecided == 0) p->phase = ACTING;
}

static void show(Position *p, int seat, int first, int last) { /* SC-11, SC-13 */
    Card *hand = p->hand[seat];
    int count = last - first + 1;
    memcpy(p->set, hand + first, count);
    memmove(hand + first, hand + last + 1, p->held[seat] - last - 1);
    p->held[seat] -= count;
    p->taken[seat] += p->set_size;
    p->set_size = count;
    p->owner = seat;
    p->scouts = 0;
    p->phase = ACTING;
    if (p->held[seat] == 0)
        end_round(p, NOBODY); /* SC-20 */
    else
        next_turn(p, (seat + 1) % p->players);
}

static void scout(Position *p, int seat, int end, int gap, bool turned) { /* SC-14 */
    Card *hand = p->hand[seat], card = p->set[end_index(p, end)];
    p->set_size--;
    if (end == LEFT) memmove(p->set, p->set + 1, p->set_size);
    memmove(hand + gap + 1, hand + gap, p->held[seat] - gap);
    hand[gap] = turned ? turned_over(card) : card;
    p->held[seat]++;
    if (p->players == 2)
        p->chips[seat]--; /* SC-31 */
    else
        p->chips[p->owner]++;
}

static void after_scout(Position *p, int seat) {
    if (p->players == 2)
        next_turn(p, seat); /* SC-31 */
    else if (p->scouts == p->players - 1)
        end_round(p, p->owner); /* SC-21 */
    else
        next_turn(p, (seat + 1) % p->players);
}

static void play(Position *p, int seat, Action action) {
    int kind = action & 255, a = action >> 8 & 255, b = action >> 16 & 255, c = action >> 24;
    switch (kind) {
    case SHOW:
        show(p, seat, a, b);
        break;
    case SCOUT:
        scout(p, seat, a, b, c);
        p->scouts++;
        after_scout(p, seat);
        break;
    case SCOUT_AND_SHOW:
        scout(p, seat, a, b, c);
        p->show_chips[seat]--;
        p->phase = SHOWING;
        break;
    default:
        decide(p, seat, kind == TURN);
    }
}

/* ---- Whole matches ---- */

static inline int first_seat(int mask) {
    int seat = 0;
    while (!(mask >> seat & 1)) seat++;
    return seat;
}

static int play_out(Position *p, uint32_t *generator) {
    Action actions[MAX_MOVES];
    int made = 0;
    for (int mask; (mask = to_act(p)) != 0; made++) {
        int seat = first_seat(mask), count = moves(p, seat, actions);
        play(p, seat, actions[generator_below(generator, count)]);
    }
    return made;
}

static int winners(const Position *p) { /* SC-23 */
    int best = p->points[0], mask = 0;
    for (int seat = 1; seat < p->players; seat++) best = max(best, p->points[seat]);
    for (int seat = 0; seat < p->players; seat++) mask |= (p->points[seat] == best) << seat;
    return mask;
}

static inline uint64_t fold(uint64_t checksum, int64_t value) {
    return (checksum ^ (uint64_t)value) * UINT64_C(0x100000001b3);
}

static double now(void) { /* processor time, as for ours */
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    int players = argc == 3 + KEY_WORDS ? atoi(argv[1]) : 0;
    if (players < 2 || players > MAX_PLAYERS) {
        fprintf(stderr, "usage: scout PLAYERS MATCHES KEY (2 to 5 players; eight words of key)\n");
        return 2;
    }
    int64_t matches = atoll(argv[2]), made = 0;
    uint32_t key[KEY_WORDS];
    for (int i = 0; i < KEY_WORDS; i++) key[i] = strtoul(argv[3 + i], NULL, 10);

    uint64_t checksum = UINT64_C(0xcbf29ce484222325);
    double start = now();
    for (int64_t match = 0; match < matches; match++) {
        uint32_t words[BLOCK_WORDS]; /* four for the generator, eight for the key of the deal */
        cipher_block(key, match, words);
        words[0] |= 1; /* the generator never starts at all zeros */
        Position position = {.players = players};
        deal(&position, words + GENERATOR_WORDS);
        int count = play_out(&position, words);
        made += count;
        checksum = fold(fold(checksum, count), winners(&position));
        for (int seat = 0; seat < players; seat++) checksum = fold(checksum, position.points[seat]);
    }
    printf("%lld %.9f %llu\n", (long long)made, now() - start, (unsigned long long)checksum);
    return 0;
}
