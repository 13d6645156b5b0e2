"""Turned and rounded solids."""
import numpy as np

from .surface import Surface


def rounded(points, radius, steps=5, closed=False):
    """A polyline (n, 2) whose corners are rounded by `radius` (one for all or one each), with support points beside the
    rounding so that smooth shading stays flat on the flats."""
    p = np.asarray(points, float)
    n, radii, out = len(p), np.broadcast_to(radius, len(p)), []
    for i in range(n):
        if not closed and i in (0, n - 1) or radii[i] <= 0:
            out.append(p[i])
            continue
        a, b = p[i - 1] - p[i], p[(i + 1) % n] - p[i]
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        a, b = a / la, b / lb
        half = np.arccos(np.clip(a @ b, -1, 1)) / 2
        if half > np.pi / 2 - .02:
            out.append(p[i])
            continue
        t = min(radii[i] / np.tan(half), .45 * la, .45 * lb)
        r = t * np.tan(half)
        c = p[i] + (a + b) / np.linalg.norm(a + b) * r / np.sin(half)
        s, e = p[i] + a * t, p[i] + b * t
        u, v = (s - c) / r, (e - c) / r
        w = np.arccos(np.clip(u @ v, -1, 1))
        out.append(p[i] + a * min(t * 1.25, .48 * la))
        for k in range(steps + 1):
            f = k / steps
            out.append(c + r * (np.sin((1 - f) * w) * u + np.sin(f * w) * v) / np.sin(w))
        out.append(p[i] + b * min(t * 1.25, .48 * lb))
    return np.array(out)


def grid(points, closed_u=False, closed_v=False, uv=None):
    """A Surface of the point grid (a, b, 3); uv (a, b, 2) pattern metres (default: index lengths along the middle lines)."""
    p = np.asarray(points, float)
    a, b, _ = p.shape
    i, j = np.meshgrid(np.arange(a if closed_u else a - 1), np.arange(b if closed_v else b - 1), indexing='ij')
    i, j = i.ravel(), j.ravel()
    corner = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
    if uv is None:
        run = lambda q: np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))])
        close = lambda q, c: np.vstack([q, q[:1]]) if c else q
        u, v = run(close(p[:, b // 2], closed_u)), run(close(p[a // 2], closed_v))
        uv = np.stack(np.meshgrid(u, v, indexing='ij'), 2)
    q = [(x % a) * b + y % b for x, y in corner]
    t = [uv[x if x.max() < len(uv) else x % a, y if y.max() < uv.shape[1] else y % b] for x, y in corner]
    faces = np.concatenate([np.column_stack([q[0], q[1], q[2]]), np.column_stack([q[0], q[2], q[3]])])
    return Surface(p.reshape(-1, 3), faces, np.concatenate([np.stack([t[0], t[1], t[2]], 1), np.stack([t[0], t[2], t[3]], 1)]),
                   np.zeros(len(faces), int))


def lathe(profile, n=192):
    """A solid of revolution about z: profile (m, 2) of radius and height, metres; uv is (x, y) seen from above."""
    r, z = np.asarray(profile, float).T
    w = np.linspace(0, 2 * np.pi, n, endpoint=False)
    p = np.stack([np.outer(np.cos(w), r), np.outer(np.sin(w), r), np.broadcast_to(z, (n, len(z)))], 2)
    uv = np.concatenate([p, p[:1]])[:, :, :2]
    return grid(p, closed_u=True, uv=uv)
