"""A flat panel: an outline filled with a triangle grid."""
import numpy as np
from scipy.spatial import Delaunay, cKDTree

from .outline import closed


def inside(p, poly):
    """Which of the points p (n, 2) lie in the polygon."""
    x, y = p[:, 0], p[:, 1]
    r = np.zeros(len(p), bool)
    for (xi, yi), (xj, yj) in zip(poly, np.roll(poly, 1, axis=0)):
        c = (yi > y) != (yj > y)
        with np.errstate(divide='ignore', invalid='ignore'):
            r ^= c & (x < (xj - xi) * (y - yi) / (yj - yi) + xi)
    return r


class Panel:
    """points (n, 2) in metres, the outline first; faces (m, 3) counter-clockwise; edge_names of the outline's edges."""

    def __init__(self, name, half, layer, step=.011, openings=('neck', 'cuff', 'hem'), lanes=0):
        """layer: -1 in front, 1 behind; openings: names of the segments that are not sewn; lanes: rows of points that run
        along the outline, so that a sharply folded side seam stays even."""
        outline, self.edge_names = closed(half, step)
        self.name, self.half, self.layer, self.openings = name, half, layer, openings
        o = np.array(outline)
        self.rim = len(o)
        self.points = np.vstack([o, _grid(o, step, lanes)])
        self.faces = _fill(self.points, o)

    def sewn(self):
        """Indices of the outline points that touch a sewn segment."""
        n = self.edge_names
        return [i for i in range(self.rim) if n[i] not in self.openings or n[i - 1] not in self.openings]


def _lanes(o, step, lanes):
    """Rows of points inside the outline and parallel to it, staggered."""
    along = np.roll(o, -1, 0) - np.roll(o, 1, 0)
    inward = np.column_stack([-along[:, 1], along[:, 0]]) / np.linalg.norm(along, axis=1, keepdims=True)
    if inside(o + inward * step * .1, o).mean() < .5:
        inward = -inward
    out = np.zeros((0, 2))
    for k in range(1, lanes + 1):
        p = (o + np.roll(o, -1, 0)) / 2 if k % 2 else o
        n = (inward + np.roll(inward, -1, 0)) / 2 if k % 2 else inward
        p = p + n * step * .866 * k
        p = p[inside(p, o) & (cKDTree(o).query(p)[0] > step * .75 * k)]
        for q in p:
            if not len(out) or ((out - q)**2).sum(1).min() > (step * .7)**2:
                out = np.vstack([out, q])
    return out


def _grid(o, step, lanes=0):
    """A hexagonal grid inside the outline, kept away from it and from its lanes."""
    (x0, y0), (x1, y1) = o.min(0), o.max(0)
    rows = []
    for r, y in enumerate(np.arange(y0, y1, step * .866)):
        x = np.arange(0, x1 + step, step) + (step / 2 if r % 2 else 0)
        x = np.concatenate([-x[::-1], x]) if r % 2 else np.concatenate([-x[:0:-1], x])
        rows.append(np.column_stack([x, np.full(len(x), y)]))
    g = np.vstack(rows)
    g = g[inside(g, o)]
    rows = _lanes(o, step, lanes)
    return np.vstack([rows, g[cKDTree(np.vstack([o, rows])).query(g)[0] > step * .62]])


def _fill(p, o):
    """Delaunay triangles within the outline. Raises ValueError if an outline edge is missing."""
    f = Delaunay(p).simplices
    f = f[inside(p[f].mean(1), o)]
    a, b, c = p[f[:, 0]], p[f[:, 1]], p[f[:, 2]]
    area = (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])
    f[area < 0] = f[area < 0][:, ::-1]
    f = f[np.abs(area) > 1e-8]
    edges = {tuple(sorted(e)) for t in f for e in ((t[0], t[1]), (t[1], t[2]), (t[2], t[0]))}
    missing = [i for i in range(len(o)) if tuple(sorted((i, (i + 1) % len(o)))) not in edges]
    if missing:
        raise ValueError(f'outline edges lost in the triangulation: {missing[:8]} at {o[missing[:3]].tolist()}')
    return f
