"""Small solid trims: buttons and cords."""
import numpy as np

from .surface import Surface


def _swept(rings, closed):
    """Quads between rings (r, m, 3) as triangles; the ends are closed by fans if `closed`."""
    r, m, _ = rings.shape
    faces = []
    for i in range(r - 1):
        for k in range(m):
            q = (k + 1) % m
            a, b, c, d = i * m + k, i * m + q, (i + 1) * m + q, (i + 1) * m + k
            faces += [(a, b, c), (a, c, d)]
    if closed:
        for base, turn in ((0, -1), ((r - 1) * m, 1)):
            faces += [(base, base + k, base + k + 1)[::turn] for k in range(1, m - 1)]
    f = np.array(faces)
    return Surface(rings.reshape(-1, 3), f, np.zeros((len(f), 3, 2)), np.zeros(len(f), int))


def _basis(n):
    n = n / np.linalg.norm(n)
    a = np.cross(n, (0, 0, 1) if abs(n[2]) < .9 else (1, 0, 0))
    a /= np.linalg.norm(a)
    return a, np.cross(n, a), n


def button(centre, normal, radius=.0058, height=.0022):
    """A rimmed button lying on the cloth at `centre`."""
    a, b, n = _basis(np.asarray(normal, float))
    w = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    profile = [(.92, 0), (1, .35), (.99, .75), (.92, 1), (.80, .98), (.70, .70), (.30, .60), (.02, .60)]
    rings = [centre + n * (.0012 + height * h) + radius * r * (np.cos(w)[:, None] * a + np.sin(w)[:, None] * b)
             for r, h in profile]
    return _swept(np.array(rings), True)


def cord(points, radius=.0022, sides=10):
    """A round cord along a polyline (n, 3)."""
    p = np.asarray(points, float)
    t = np.gradient(p, axis=0)
    w = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    rings = []
    for c, d in zip(p, t):
        a, b, _ = _basis(d)
        rings.append(c + radius * (np.cos(w)[:, None] * a + np.sin(w)[:, None] * b))
    return _swept(np.array(rings), True)


def together(parts):
    """Several surfaces as one."""
    base, v, f, u, p = 0, [], [], [], []
    for s in parts:
        v.append(s.verts), f.append(s.faces + base), u.append(s.uv), p.append(s.piece)
        base += len(s.verts)
    return Surface(*(np.concatenate(q) for q in (v, f, u, p)))
