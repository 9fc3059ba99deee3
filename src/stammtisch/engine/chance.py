"""Sources of random words, and what is drawn from them: numbers and shuffles, without bias.

There are two sources, both int64 arrays of 32-bit words:

- the *keystream* of a position's own key, for everything that happens at the table (`keystream`);
- the *batch generator* xoshiro128**, small and fast, for simulations and for imagined worlds (`seed`).
"""

import numpy as np

from . import cipher
from .compiler import compiled, inner

GENERATOR_WORDS = 4
CURSOR, NEXT_BLOCK, KEY = 16, 17, 18
KEYSTREAM_WORDS = KEY + cipher.KEY_WORDS


@inner
def keystream(key, number):
    """Open the keystream of `key` at block `number`."""
    source = np.empty(KEYSTREAM_WORDS, np.int64)
    source[CURSOR], source[NEXT_BLOCK] = cipher.BLOCK_WORDS, number
    for i in range(cipher.KEY_WORDS):
        source[KEY + i] = int(key[i])
    return source


@compiled
def seed(generator, key, number):
    """Start the batch generator from block `number` of `key`."""
    words = np.empty(cipher.BLOCK_WORDS, np.int64)
    cipher.block(key, number, words)
    start(generator, words)


@inner
def start(generator, words):
    """Start the batch generator from the first of `words`, never at all zeros."""
    for i in range(GENERATOR_WORDS):
        generator[i] = words[i]
    generator[0] |= 1


@inner
def word(source):
    """The next 32 random bits of either source."""
    if source.size == GENERATOR_WORDS:
        return generator_word(source)
    if source[CURSOR] == cipher.BLOCK_WORDS:
        cipher.block(source[KEY:], source[NEXT_BLOCK], source)
        source[NEXT_BLOCK] += 1
        source[CURSOR] = 0
    source[CURSOR] += 1
    return int(source[source[CURSOR] - 1])


@inner
def generator_word(s):
    """One step of xoshiro128** (Blackman and Vigna)."""
    s0, s1, s2, s3 = int(s[0]), int(s[1]), int(s[2]), int(s[3])
    result = (cipher.rotate((s1 * 5) & cipher.MASK, 7) * 9) & cipher.MASK
    shifted = (s1 << 9) & cipher.MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = cipher.rotate(s3, 11)
    s[0], s[1], s[2], s[3] = s0, s1, s2, s3
    return result


@inner
def below(source, n):
    """A number from 0 to n - 1, each equally likely, n < 2**31 (Lemire's method: rejects instead of rounding)."""
    product = word(source) * n
    if product & cipher.MASK < n:
        threshold = ((1 << 32) - n) % n
        while product & cipher.MASK < threshold:
            product = word(source) * n
    return product >> 32


@inner
def shuffle(source, cards, count):
    """Shuffle the first `count` of `cards` in place, every order equally likely."""
    for i in range(count - 1, 0, -1):
        j = below(source, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@inner
def rekey(position, source):
    """Give an imagined position a new key, so that nobody can read the future from the real one."""
    for i in range(cipher.KEY_WORDS):
        position.key[i] = word(source)
    position.block = 0
