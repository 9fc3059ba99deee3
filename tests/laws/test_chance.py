"""The sources of chance: the cipher is the published one, numbers and shuffles have no bias."""

from collections import Counter

import numpy as np
import pytest

from stammtisch.engine import chance, cipher
from stammtisch.engine.compiler import compiled


@compiled
def block(key, number, out):
    cipher.block(key, number, out)


@compiled
def stream(key, number, out):
    source = chance.keystream(key, number)
    for i in range(out.size):
        out[i] = chance.word(source)


@compiled
def generator_words(generator, out):
    for i in range(out.size):
        out[i] = chance.word(generator)


@compiled
def numbers_below(generator, n, out):
    for i in range(out.size):
        out[i] = chance.below(generator, n)


@compiled
def shuffles(generator, size, counts):
    """Count the orders of `size` cards, each order as a number in base `size`."""
    cards = np.empty(size, np.int64)
    for _ in range(120_000):
        for i in range(size):
            cards[i] = i
        chance.shuffle(generator, cards, size)
        order = 0
        for i in range(size):
            order = order * size + cards[i]
        counts[order] += 1


def words(hexadecimal: str) -> np.ndarray:
    return np.frombuffer(bytes.fromhex(hexadecimal), "<u4").astype(np.int64)


# RFC 8439, A.1: keystream blocks of ChaCha20. Vectors 1, 2 and 4 have the zero nonce that we use.
VECTORS = [
    (
        "00" * 32,
        0,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        "00" * 32,
        1,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        "00ff" + "00" * 30,
        2,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
]


@pytest.mark.parametrize(("key", "number", "expected"), VECTORS)
def test_the_keystream_is_chacha20(key, number, expected):
    out = np.empty(16, np.int64)
    block(words(key), number, out)
    assert out.tolist() == words(expected).tolist()


def test_a_keystream_goes_on_from_block_to_block_and_can_be_opened_anywhere():
    key = words("00" * 32)
    out, later = np.empty(40, np.int64), np.empty(24, np.int64)
    stream(key, 0, out)
    stream(key, 1, later)
    assert out[:16].tolist() == words(VECTORS[0][2]).tolist()
    assert out[16:].tolist() == later.tolist()


def test_block_numbers_have_more_than_32_bits():
    low, high = np.empty(16, np.int64), np.empty(16, np.int64)
    block(words("00" * 32), 5, low)
    block(words("00" * 32), 5 + (1 << 32), high)
    assert low.tolist() != high.tolist()


def test_the_batch_generator_is_xoshiro128_starstar():
    state, out = np.array([1, 2, 3, 4]), np.empty(1000, np.int64)
    generator_words(state, out)
    assert out.tolist() == list(reference_generator([1, 2, 3, 4], 1000))


def reference_generator(s: list[int], count: int):
    """The published algorithm, in plain Python."""
    mask = 0xFFFFFFFF
    for _ in range(count):
        product = s[1] * 5 & mask
        yield ((product << 7 | product >> 25) & mask) * 9 & mask
        shifted = s[1] << 9 & mask
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = (s[3] << 11 | s[3] >> 21) & mask


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 36, 54, 108, 1000])
def test_numbers_below_n_are_equally_likely(n):
    state, out = np.array([9, 8, 7, n]), np.empty(200_000, np.int64)
    numbers_below(state, n, out)
    counts = np.bincount(out, minlength=n)
    assert len(counts) == n
    assert chi_square(counts) < limit(n - 1)


def test_numbers_below_a_large_n_are_not_rounded():
    """With 3 · 2²⁹ a rounding method gives every third number less often than the others; rejection doesn't."""
    state, out = np.array([1, 2, 3, 4]), np.empty(300_000, np.int64)
    numbers_below(state, 3 << 29, out)
    assert chi_square(np.bincount(out % 3, minlength=3)) < limit(2)
    assert chi_square(np.bincount(out >> 29, minlength=3)) < limit(2)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_of_a_shuffle_is_equally_likely(size):
    counts = np.zeros(size**size, np.int64)
    shuffles(np.array([size, 2, 3, 4]), size, counts)
    orders = counts[counts > 0]
    assert len(orders) == [1, 1, 2, 6, 24, 120][size]
    assert chi_square(orders) < limit(len(orders) - 1)


def test_different_seeds_start_different_generators():
    seen = Counter()
    for number in range(500):
        state = np.empty(chance.GENERATOR_WORDS, np.int64)
        chance.seed(state, np.arange(8), number)
        seen[tuple(state.tolist())] += 1
    assert len(seen) == 500


def chi_square(counts: np.ndarray) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


def limit(freedom: int) -> float:
    """Far beyond what chance would give: five standard deviations above the mean, and some room for small numbers."""
    return freedom + 5 * (2 * freedom) ** 0.5 + 10
