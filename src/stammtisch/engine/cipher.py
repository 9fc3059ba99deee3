"""The keystream of ChaCha20 (RFC 8439): words that tell nothing about the words before or after them.

A position carries a 256-bit key and the number of the next unused block. Words are 32 bits wide and kept in int64, so that
compiled and interpreted code compute the same without any overflow.
"""

import numpy as np

from .compiler import inner

MASK = 0xFFFFFFFF
KEY_WORDS = 8
BLOCK_WORDS = 16


@inner
def block(key, number, out):
    """Write block `number` of the keystream of `key` (8 words) into `out` (16 words)."""
    state = np.empty(BLOCK_WORDS, np.int64)
    state[0], state[1], state[2], state[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for i in range(KEY_WORDS):
        state[4 + i] = int(key[i])
    state[12], state[13] = number & MASK, (number >> 32) & MASK
    state[14], state[15] = 0, 0
    for i in range(BLOCK_WORDS):
        out[i] = state[i]
    for _ in range(10):
        for i in range(4):
            quarter(out, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(out, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(BLOCK_WORDS):
        out[i] = (out[i] + state[i]) & MASK


@inner
def quarter(x, i, j, k, m):
    """The quarter round on four words of `x`."""
    a, b, c, d = int(x[i]), int(x[j]), int(x[k]), int(x[m])
    a = (a + b) & MASK
    d = rotate(d ^ a, 16)
    c = (c + d) & MASK
    b = rotate(b ^ c, 12)
    a = (a + b) & MASK
    d = rotate(d ^ a, 8)
    c = (c + d) & MASK
    b = rotate(b ^ c, 7)
    x[i], x[j], x[k], x[m] = a, b, c, d


@inner
def rotate(word, by):
    """`word` turned left by `by` bits."""
    return ((word << by) & MASK) | (word >> (32 - by))
