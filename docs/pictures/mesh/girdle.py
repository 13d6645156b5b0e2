"""A belt or sash around a draped garment, tied in a knot with hanging ends."""
import numpy as np
from scipy.ndimage import gaussian_filter1d, maximum_filter1d
from scipy.spatial import cKDTree

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
    r = gaussian_filter1d(maximum_filter1d(r, 3, mode='wrap'), 3, mode='wrap') + ease
    z = gaussian_filter1d(z, 12, mode='wrap')
    return np.column_stack([c[0] + r * np.sin(at), c[1] + r * np.cos(at), z])


def sash(s, height, width, thickness=.004, folds=.0016, ease=.003):
    """The closed ribbon around s at pattern height `height`, leaning with the cloth, softly creased along its length."""
    top, low = (girdle(s, height + k * width * .45, ease=ease) for k in (1, -1))
    ring, up = (top + low) / 2, top - low
    crease = lambda t, w: folds * np.sin(5.2 * w + 1.4 * np.sin(2 * np.pi * t) + .9 * np.sin(6 * np.pi * t)) * (1 - w**4)
    return ribbon(ring, up, width, thickness, closed=True, ripple=crease)


def _fall(at, side, drop, out, width, lean, s):
    """One hanging end: leaves the knot to the side and falls, twisting a little. at(a, o, z): see `tie`."""
    way = path([at(side * .004, .004, .002), at(side * .018, .014, -.012), at(side * .024 + lean * .2, .012 + out * .3, -drop * .30),
                at(side * .020 + lean * .6, .012 + out * .7, -drop * .66), at(side * .028 + lean, .010 + out, -drop)], 70)
    way, t = _clear(s, way), np.linspace(0, 1, 70)
    turn = side * .22 + .18 * np.sin(4.2 * t + side)
    across = np.array([at(np.cos(q), -np.sin(q), -side * .25) - at(0, 0, 0) for q in turn])
    wide = width * (.42 + .58 * np.clip(t / .22, 0, 1)**.8)
    fold = lambda q, w: .0035 * (1 - q)**2 * np.cos(6 * w) + .0016 * np.sin(3 * w + 5 * q)
    return ribbon(way, across, wide, .0026, ripple=fold)


def _loop(at, side, size, width):
    """One loop of a bow: out in front, back behind, drooping a little."""
    way = path([at(0, .006, .001), at(side * size * .30, .030, size * .03), at(side * size * .80, .034, -size * .06),
                at(side * size, .022, -size * .15), at(side * size * .78, .010, -size * .14), at(side * size * .3, .008, -size * .03), at(0, .004, 0)], 80)
    t = np.linspace(0, 1, 80)
    across = np.tile(at(side * .12, .22, .96) - at(0, 0, 0), (80, 1))
    wide = width * (.40 + .60 * np.sin(np.pi * np.clip(t * 1.04 - .02, 0, 1))**.7)
    return ribbon(way, across, wide, .0026, ripple=lambda q, w: .0026 * np.cos(4.5 * w) * (1 - np.sin(np.pi * q))**.8)


def _clear(s, way, gap=.009, reach=.014):
    """The path kept in front of the cloth s."""
    front = s.verts[s.verts[:, 1] < np.median(s.verts[:, 1])]
    tree, out = cKDTree(front[:, [0, 2]]), way.copy()
    for k, q in enumerate(way):
        near = tree.query_ball_point(q[[0, 2]], reach)
        if near:
            out[k, 1] = min(q[1], front[near, 1].min() - gap)
    out[:, 1] = gaussian_filter1d(np.minimum(out[:, 1], gaussian_filter1d(out[:, 1], 4)), 3)
    return np.where(np.arange(len(way))[:, None] < 6, way, out)


def tie(s, ring, x, width, drops=(.30, .24), out=.01, leans=(.01, -.01), bow=0.0):
    """A knot in front of a sash on the cloth s, on its ring at x, and its two ends, `drops` metres long; out: how far the ends come
    forward; leans: how far they drift aside; bow: size of its loops in metres, 0 for a plain knot."""
    k = int(np.argmin(np.abs(ring[:, 0] - x) + 9 * (ring[:, 1] > ring[:, 1].mean())))
    along = (ring[k - 6] - ring[(k + 6) % len(ring)]) * (1, 1, 0)
    along *= np.sign(along[0]) / np.linalg.norm(along)
    forth = np.array([along[1], -along[0], 0])
    at = lambda a, o, z: ring[k] + along * a + forth * o + np.array([0, 0, z])
    parts = [_fall(at, k, d, out, width, q, s) for k, d, q in zip((1, -1), drops, leans)]
    if bow:
        parts += [_loop(at, 1, bow, width), _loop(at, -1, bow * .94, width)]
    turns = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    band = np.array([at(.004 * np.sin(q), .009 + .013 * np.cos(q), .019 * np.sin(q) - .001) for q in turns])
    across = np.tile(along + (0, 0, -.18), (48, 1))
    parts.append(ribbon(band, across, .024, .0040, closed=True, ripple=lambda t, w: .0016 * np.cos(4 * w + .6)))
    return together(parts)
