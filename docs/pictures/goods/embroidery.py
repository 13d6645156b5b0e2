"""Machine embroidery, stitch by stitch, on any surface with coordinates."""
import numpy as np
from scipy.ndimage import map_coordinates

from mesh.sheet import grid
from mesh.surface import Surface
from mesh.yarn import bowed, tubes


class Ground:
    """The cloth under the needle: grids of coordinates u (rows, columns), v (rows, columns; one value a row, descending),
    points and normals."""

    def __init__(self, u, v, p, n):
        self._v, self._u = v[::-1, 0], np.linspace(u.min(), u.max(), u.shape[1])
        q = np.concatenate([p, n], -1)
        self._q = np.stack([np.stack([np.interp(self._u, a, b[:, k]) for a, b in zip(u, q)]) for k in range(6)])[:, ::-1]

    def at(self, u, v):
        """Points and unit normals at coordinates."""
        where = [np.interp(v, self._v, np.arange(len(self._v))), np.interp(u, self._u, np.arange(len(self._u)))]
        q = np.stack([map_coordinates(k, where, order=1) for k in self._q], -1)
        return q[..., :3], q[..., 3:] / np.linalg.norm(q[..., 3:], axis=-1, keepdims=True)


def _laid(g, a, b, radius, loft, rings=9, sides=6):
    """Tubes from a to b (m, 2), bowed `loft` (m,) metres above the cloth."""
    w = np.linspace(0, 1, rings)
    uv = a[:, None] * (1 - w)[:, None] + b[:, None] * w[:, None]
    p, n = g.at(uv[..., 0], uv[..., 1])
    bow = np.sin(np.pi * w)**.55
    return tubes(p + n * (np.asarray(loft)[:, None, None] * bow[:, None] - radius * .6), n, radius * (.5 + .5 * bow), sides)


def tatami(g, centre, radius, inside, pitch=.00046, stitch=.0044, thread=.00032, loft=.00055, seed=3):
    """A disc filled with level rows of stitches, staggered row by row; `inside(x, y)` keeps a part of it;
    loft: metres above the cloth."""
    rng, a, b = np.random.default_rng(seed), [], []
    for k, y in enumerate(np.arange(-radius, radius, pitch) + pitch / 2):
        half = np.sqrt(radius**2 - y**2) + rng.normal(0, .00012)
        cuts = np.arange(-half - stitch, half + stitch, stitch) + (k * .37 % 1) * stitch + rng.normal(0, .00025)
        cuts = np.concatenate([[-half], cuts[(cuts > -half + .0012) & (cuts < half - .0012)], [half]])
        for p, q in zip(cuts, cuts[1:]):
            if inside((p + q) / 2, centre[1] + y):
                a.append((centre[0] + p, centre[1] + y)), b.append((centre[0] + q, centre[1] + y))
    return _laid(g, np.array(a), np.array(b), thread, rng.normal(loft, .00004, len(a)))


def patch(g, centre, radius, foot, loft, n=64):
    """The ground under a tatami: a disc `loft` metres above the cloth, cut off below y = foot(x)."""
    r, w = np.meshgrid(np.linspace(.002, 1, 24) * radius, np.linspace(0, 2 * np.pi, n, endpoint=False) + .03, indexing='ij')
    x, y = centre[0] + r * np.cos(w), centre[1] + r * np.sin(w)
    p, m = g.at(x, np.maximum(y, np.minimum(foot(x), centre[1] + radius * .6)))
    return grid(p + m * loft, closed=True)


def satin(g, x, middle, width, phase, thread=.00030, slant=.0016, seed=4):
    """A band of long parallel stitches around the curve y = middle(x), pointed at both ends."""
    rng = np.random.default_rng(seed)
    u = np.linspace(0, 1, len(x))
    w = width * np.clip(np.minimum(u, 1 - u) / .13, .06, 1)**.6 * (1 + .10 * np.sin(u * 9 + phase))
    a = np.column_stack([x - slant, middle(x - slant) + w / 2 + rng.normal(0, .00009, len(x))])
    b = np.column_stack([x + slant, middle(x + slant) - w / 2 + rng.normal(0, .00009, len(x))])
    return _laid(g, a, b, thread, .0004 + .11 * w + rng.normal(0, .00003, len(x)), 11)


def eyelet(c, n, inner=.0019, outer=.0040, count=34):
    """A ring of stitches around a hole at c, and the hole."""
    s = np.cross(n, (0, 0, 1.0))
    s /= np.linalg.norm(s)
    t = np.cross(n, s)
    w = np.linspace(0, 2 * np.pi, count, endpoint=False)[:, None]
    d = np.cos(w) * s + np.sin(w) * t
    ring = bowed(np.stack([c + d * inner, c + d * outer], 1), np.broadcast_to(n, (count, 3)), .00036, 1.4)
    w = np.linspace(0, 2 * np.pi, 24, endpoint=False)[:, None]
    v = np.vstack([c + n * .0004, c + n * .0004 + inner * 1.1 * (np.cos(w) * s + np.sin(w) * t)])
    f = np.array([(0, 1 + k, 1 + (k + 1) % 24) for k in range(24)])
    return ring, Surface(v, f, np.zeros((24, 3, 2)), np.zeros(24, int))
