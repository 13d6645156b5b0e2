"""Chance creases of cloth that has been carried, folded and unpacked."""
import numpy as np


def dents(u, v, count, area, seed=1, length=(.03, .09), width=(.004, .010), depth=(.0006, .0022), lean=None):
    """Height in metres at pattern metres (u, v) of `count` creases scattered over area = (u0, u1, v0, v1): each a sharp fold
    that fades at its ends with a soft slope on one side. lean(rng, x, y): angle in radians, else any."""
    rng, out = np.random.default_rng(seed), np.zeros(np.broadcast(u, v).shape)
    for _ in range(count):
        x, y = rng.uniform(area[0], area[1]), rng.uniform(area[2], area[3])
        a = lean(rng, x, y) if lean else rng.uniform(0, np.pi)
        l, w, h = (rng.uniform(*q) for q in (length, width, depth))
        s = (u - x) * np.cos(a) + (v - y) * np.sin(a)
        d = (v - y) * np.cos(a) - (u - x) * np.sin(a) + rng.uniform(-.3, .3) * s * s / l
        side = np.where(d > 0, d / (w * 2.2), -d / w)
        out += rng.choice((1, 1, -1)) * h * np.exp(-np.sqrt(side**2 + .06) + .245) * np.exp(-(s / l)**2)
    return out
