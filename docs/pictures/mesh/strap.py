"""Flat straps: belt loops, tabs."""
import numpy as np

from .solid import _swept


def strap(points, normals, width=.010, thickness=.0024):
    """A strap along a polyline (n, 3) whose broad side faces the normals (n, 3); it lies on the points."""
    p, n = np.asarray(points, float), np.asarray(normals, float)
    t = np.gradient(p, axis=0)
    side = np.cross(t, n)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    w, r = width / 2, thickness * .4
    ring = [(-w, 0), (-w, thickness - r), (-w + r, thickness), (w - r, thickness), (w, thickness - r), (w, 0)]
    return _swept(np.array([[c + s * x + m * y for x, y in ring] for c, s, m in zip(p, side, n)]), True)
