"""Keeps layers of cloth apart: vertices that come closer than the cloth is thick push each other away."""
import numpy as np
from scipy.spatial import cKDTree


class Layers:
    """Pairs are looked for now and then and solved every step; neighbours on the pattern are left alone."""

    def __init__(self, s, thickness=.0075):
        self.s, self.thickness, self.pairs = s, thickness, np.zeros((0, 2), int)

    def find(self, x):
        """Look for close pairs at positions x (n, 3)."""
        s = self.s
        p = cKDTree(x).query_pairs(self.thickness * 1.3, output_type='ndarray')
        a, b = p[:, 0], p[:, 1]
        same = np.sqrt(((s.flat[a] - s.flat[b])**2).sum(1))
        over = s.seam[a] + s.seam[b]
        apart = np.where(s.owner[a] == s.owner[b], np.minimum(same, 1), np.maximum(same, over))
        near_seam = np.minimum(s.seam[a], s.seam[b]) < 1e-9
        apart = np.where(near_seam, same, apart)
        keep = apart > self.thickness * 1.6
        self.pairs = p[keep]
        self.reach = np.minimum(self.thickness, apart[keep] * .5)

    def push(self, x):
        """Move overlapping pairs apart, in place."""
        if not len(self.pairs):
            return
        a, b = self.pairs.T
        d = x[a] - x[b]
        r = np.sqrt((d * d).sum(1)) + 1e-9
        c = np.maximum(self.reach - r, 0)
        hit = c > 0
        if not hit.any():
            return
        a, b = a[hit], b[hit]
        m = d[hit] / r[hit, None] * (c[hit] * .5)[:, None]
        n = np.bincount(a, minlength=len(x)) + np.bincount(b, minlength=len(x))
        for k in range(3):
            x[:, k] += (np.bincount(a, m[:, k], len(x)) - np.bincount(b, m[:, k], len(x))) / np.maximum(n, 1)
