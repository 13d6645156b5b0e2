"""Where a point of the flat pattern lies on the draped surface."""
import numpy as np


def locate(s, piece, x, y):
    """Point and unit normal above pattern metres (x, y) of a piece; the nearest triangle if none holds the point."""
    f = np.flatnonzero(s.piece == piece)
    u = s.uv[f]
    f, u = (q[np.argsort(((u.mean(1) - (x, y))**2).sum(1))[:12]] for q in (f, u))
    best = None
    for i, t in zip(f, u):
        m = np.array([[t[0, 0] - t[2, 0], t[1, 0] - t[2, 0]], [t[0, 1] - t[2, 1], t[1, 1] - t[2, 1]]])
        if abs(np.linalg.det(m)) < 1e-14:
            continue
        a, b = np.linalg.solve(m, np.array([x, y]) - t[2])
        w = np.array([a, b, 1 - a - b])
        if best is None or w.min() > best[0]:
            best = (w.min(), i, np.clip(w, 0, 1))
    _, i, w = best
    v = s.verts[s.faces[i]]
    n = np.cross(v[1] - v[0], v[2] - v[0])
    return w @ v / w.sum(), n / np.linalg.norm(n)
