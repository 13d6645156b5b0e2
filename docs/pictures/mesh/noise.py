"""Smooth random numbers: the small irregularity that every sewn thing has."""
import numpy as np


def _hash(i, seed):
    h = (i[..., 0] * 73856093 ^ i[..., 1] * 19349663 ^ i[..., 2] * 83492791) + seed * 2654435761
    h = (h ^ (h >> 13)) * 1274126177 & 0xffffffff
    h = (h ^ (h >> 16)) * 2246822519 & 0xffffffff
    return (h ^ (h >> 15)) / 0x7fffffff - 1


def noise(p, period, seed=0, octaves=1):
    """Values in -1..1 at points p (..., 3), changing over about `period` metres; every octave adds half as much at half the period."""
    p = np.asarray(p, float)
    out, amount = np.zeros(p.shape[:-1]), 1.0
    for o in range(octaves):
        q = p / period * 2**o + 17.3 * o
        i = np.floor(q).astype(np.int64)
        f = q - i
        f = f * f * f * (f * (f * 6 - 15) + 10)
        corner = 0
        for c in range(8):
            b = np.array([c & 1, c >> 1 & 1, c >> 2 & 1])
            corner = corner + np.prod(np.where(b, f, 1 - f), axis=-1) * _hash(i + b, seed + o)
        out, amount = out + corner * amount, amount / 2
    return out


def noise1(x, period, seed=0, octaves=1):
    """The same along a line: x of any shape."""
    x = np.asarray(x, float)
    return noise(np.stack([x, x * 0 + .37 * period, x * 0], -1), period, seed, octaves)


def ring_noise(angle, around, seed=0, octaves=1, extra=None):
    """Noise that closes on itself: about `around` changes in a full turn of `angle` (radians); `extra` varies it further."""
    r = around / (2 * np.pi)
    z = np.zeros(np.shape(angle)) if extra is None else extra
    return noise(np.stack(np.broadcast_arrays(r * np.cos(angle), r * np.sin(angle), z), -1), 1.0, seed, octaves)
