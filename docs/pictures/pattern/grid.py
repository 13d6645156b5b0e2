"""A panel filled with straight columns and rows, for cloth whose folds follow its columns (pleats, gathers, smocking)."""
import numpy as np


class Grid:
    """columns: positions in -1..1 across the panel; half(v): half width at pattern height v; top(f), bottom(f): heights of
    its edges at column f; bias: above 1 packs the rows towards the top; between two columns or rows there are `split` steps.
    The sides are sewn, top and bottom are open."""

    def __init__(self, name, layer, columns, rows, half, top, bottom, bias=1.0, split=4):
        self.name, self.layer, self.half, self.openings, self.edge_names = name, layer, [], ('top', 'bottom'), []
        columns = np.interp(np.arange((len(columns) - 1) * split + 1) / split, np.arange(len(columns)), columns)
        f, t = np.meshgrid(columns, np.linspace(0, 1, rows * split)**bias)
        y = top(f) + (bottom(f) - top(f)) * t
        self.points = np.column_stack([(f * half(y)).ravel(), y.ravel()])
        self.rim, self.columns = len(self.points), len(columns)
        k = np.arange(len(self.points)).reshape(f.shape)
        a, b, c, d = k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]
        odd = np.indices(a.shape).sum(0) % 2 == 1
        one = np.where(odd[..., None], np.stack([d, c, b], -1), np.stack([d, c, a], -1))
        two = np.where(odd[..., None], np.stack([d, b, a], -1), np.stack([c, b, a], -1))
        self.faces = np.concatenate([one.reshape(-1, 3), two.reshape(-1, 3)])

    def sewn(self):
        """Indices of the points on the two sides."""
        n = self.columns
        return [i for i in range(len(self.points)) if i % n in (0, n - 1)]


def around(s, half, ring):
    """Vertices (n, 3) of grids laid around a body: ring(turn, v) gives x, y, z at the angle `turn` (0 in front, growing to
    the wearer's left, pi behind) and the pattern heights v."""
    x, v = s.flat.T
    f = np.clip(x / half(v), -1, 1)
    return np.column_stack(ring(np.where(s.owner == 0, f, 2 - f) * np.pi / 2, v))
