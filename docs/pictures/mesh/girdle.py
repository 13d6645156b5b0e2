"""A belt or sash around a draped garment, tied in a knot with hanging ends."""
import numpy as np
from scipy.ndimage import gaussian_filter1d, maximum_filter1d

from .ribbon import path, ribbon
from .solid import together


def girdle(s, height, n=240, ease=.003):
    """The smooth ring (n, 3) around s at pattern height `height`, from behind over the wearer's left, front and right;
    ease: metres it stays outside the cloth."""
    near = s.verts[np.unique(s.faces[np.abs(s.uv[..., 1] - height).max(1) < .006])]
    c = (near.min(0) + near.max(0)) / 2
    d = near - c
    turn = np.arctan2(d[:, 0], d[:, 1])
    far = np.linalg.norm(d[:, :2], axis=1)
    at = np.linspace(-np.pi, np.pi, n, endpoint=False)
    gap = np.abs((turn[None] - at[:, None] + np.pi) % (2 * np.pi) - np.pi)
    r = np.array([far[g < .05].max() if (g < .05).any() else far[g.argmin()] for g in gap])
    z = np.array([near[g < .12, 2].mean() if (g < .12).any() else c[2] for g in gap])
    r = gaussian_filter1d(maximum_filter1d(r, 5, mode='wrap'), 4, mode='wrap') + ease
    z = gaussian_filter1d(z, 12, mode='wrap')
    return np.column_stack([c[0] + r * np.sin(at), c[1] + r * np.cos(at), z])


def sash(ring, width, thickness=.004, folds=.0016):
    """The closed ribbon around a ring, softly creased along its length."""
    up = np.tile((0., 0, 1), (len(ring), 1))
    crease = lambda t, w: folds * np.sin(5.2 * w + 1.4 * np.sin(2 * np.pi * t) + .9 * np.sin(6 * np.pi * t)) * (1 - w**4)
    return ribbon(ring, up, width, thickness, closed=True, ripple=crease)


def _fall(knot, side, drop, out, width, lean):
    """One hanging end: leaves the knot to the side and falls, twisting a little."""
    x, y, z = knot
    way = path([(x + side * .004, y - .004, z + .002), (x + side * .018, y - .014, z - .012), (x + side * .024 + lean * .2, y - .012 - out * .3, z - drop * .30),
                (x + side * .020 + lean * .6, y - .012 - out * .7, z - drop * .66), (x + side * .028 + lean, y - .010 - out, z - drop)], 70)
    t = np.linspace(0, 1, 70)
    turn = side * .35 + .30 * np.sin(4.2 * t + side)
    across = np.column_stack([np.cos(turn), np.sin(turn), -side * .25 * np.ones(70)])
    wide = width * (.42 + .58 * np.clip(t / .22, 0, 1)**.8)
    fold = lambda q, w: .0035 * (1 - q)**2 * np.cos(6 * w) + .0016 * np.sin(3 * w + 5 * q)
    return ribbon(way, across, wide, .0026, ripple=fold)


def _loop(knot, side, size, width):
    """One loop of a bow."""
    x, y, z = knot
    way = path([(x, y - .006, z), (x + side * size * .45, y - .022, z + size * .16), (x + side * size * .95, y - .026, z + size * .04),
                (x + side * size * 1.02, y - .016, z - size * .16), (x + side * size * .5, y - .008, z - size * .12), (x, y - .004, z - .002)], 70)
    t = np.linspace(0, 1, 70)
    across = np.column_stack([np.full(70, side * .10), np.full(70, -.35), np.full(70, .94)])
    wide = width * (.40 + .60 * np.sin(np.pi * np.clip(t * 1.04 - .02, 0, 1))**.7)
    return ribbon(way, across, wide, .0026, ripple=lambda q, w: .0022 * np.cos(5 * w) * (1 - np.sin(np.pi * q)))


def tie(knot, width, drops=(.30, .24), out=.01, leans=(.01, -.01), bow=0.0):
    """A knot at `knot` (x, y, z), in front of a sash, and its two ends, `drops` metres long; out: how far the ends come
    forward; leans: how far they drift aside; bow: size of its loops in metres, 0 for a plain knot."""
    x, y, z = knot
    parts = [_fall(knot, k, d, out, width, q) for k, d, q in zip((1, -1), drops, leans)]
    if bow:
        parts += [_loop(knot, 1, bow, width), _loop(knot, -1, bow * .94, width)]
    a = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    band = np.column_stack([x + .004 * np.sin(a), y - .009 - .013 * np.cos(a), z - .001 + .019 * np.sin(a)])
    across = np.tile((1., 0, -.18), (48, 1))
    parts.append(ribbon(band, across, .024, .0040, closed=True, ripple=lambda t, w: .0016 * np.cos(4 * w + .6)))
    return together(parts)
