"""Creases where a limb bends: long soft ridges that the drape, at its grid, leaves out."""
import math
import random

import numpy as np


def creases(lines):
    """relief(piece, u, v) for `raise_cloth` from [(piece, x0, y0, x1, y1, half width, height)], pattern metres; a ridge is
    highest in the middle of its line and runs out at both ends."""
    def relief(piece, u, v):
        out = np.zeros(len(u))
        for n, x0, y0, x1, y1, wide, high in lines:
            dx, dy = x1 - x0, y1 - y0
            size = np.hypot(dx, dy)
            t = ((u - x0) * dx + (v - y0) * dy) / size**2
            d = ((u - x0) * -dy + (v - y0) * dx) / size - .08 * size * np.sin(t * np.pi)
            out += np.where(piece == n, high * np.exp(-(d / wide)**2) * np.sin(np.clip(t, 0, 1) * np.pi)**1.5, 0)
        return out
    return relief


def bend(piece, at, across, seed, count=5, spread=.09, high=.0045, wide=.011):
    """Lines for `creases` around a bend: they fan out over the limb from one side of it.

    at: middle of the limb (x, y); across: from there to its edge (dx, dy), metres.
    """
    r, out = random.Random(seed), []
    (x, y), (dx, dy) = at, across
    size = np.hypot(dx, dy)
    ax, ay = -dy / size, dx / size
    for i in range(count):
        s = (i + .5) / count * 2 - 1
        near, far = s * spread * .25, s * spread * r.uniform(.8, 1.1)
        reach = r.uniform(.2, .9)
        out.append((piece, x + dx * 1.05 + ax * near, y + dy * 1.05 + ay * near, x - dx * reach + ax * far, y - dy * reach + ay * far,
                    wide * r.uniform(.7, 1.2), high * r.uniform(.5, 1) * r.choice((1, 1, -.7))))
    return out


def elbow(piece, shoulder, angle, sleeve, width, seed, **kind):
    """Creases at both elbows of a `top` cut with these numbers; width: of the sleeve there; kind: arguments of `bend`."""
    a, out = math.radians(angle), []
    d, n = (math.cos(a), -math.sin(a)), (-math.sin(a), -math.cos(a))
    x, y = (shoulder[k] + d[k] * sleeve * .50 + n[k] * width / 2 for k in (0, 1))
    for m in (1, -1):
        out += bend(piece, (m * x, y), (m * n[0] * width / 2, n[1] * width / 2), seed + m, **kind)
        out += bend(piece, (m * (x - d[0] * sleeve * .33), y - d[1] * sleeve * .33), (m * n[0] * width * .6, n[1] * width * .6),
                    seed + m + 7, **{**kind, 'count': 3})
    return out
