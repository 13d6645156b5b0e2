"""Surfaces from grids of points (rows, columns, 3): the parametric half of the shop."""
import numpy as np

from .surface import Surface


def normals(p, closed=False):
    """Unit normals of a grid: along the columns x along the rows; closed: the first column follows the last."""
    q = np.concatenate([p[:, -1:], p, p[:, :1]], 1) if closed else p
    du = np.gradient(q, axis=1)[:, 1:-1] if closed else np.gradient(q, axis=1)
    n = np.cross(du, np.gradient(p, axis=0))
    return n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-12)


def grid(p, uv=None, closed=False, piece=0):
    """A Surface through the points p (rows, columns, 3). uv: (rows, columns [+ 1 if closed], 2) in metres, else measured
    along the middle row and column; closed: joins the last column to the first."""
    r, c, _ = p.shape
    if uv is None:
        uv = measure(p, closed)
    k = c if closed else c - 1
    i, j = np.meshgrid(np.arange(r - 1), np.arange(k), indexing='ij')
    a, b, d, e = i * c + j, i * c + (j + 1) % c, (i + 1) * c + (j + 1) % c, (i + 1) * c + j
    t = [uv[i, j], uv[i, j + 1], uv[i + 1, j + 1], uv[i + 1, j]]
    f = np.concatenate([np.stack([a, b, d], -1).reshape(-1, 3), np.stack([a, d, e], -1).reshape(-1, 3)])
    u = np.concatenate([np.stack([t[0], t[1], t[2]], -2).reshape(-1, 3, 2), np.stack([t[0], t[2], t[3]], -2).reshape(-1, 3, 2)])
    return Surface(p.reshape(-1, 3), f, u, np.full(len(f), piece))


def measure(p, closed=False):
    """Metres along the longest row and along the middle column, as uv for `grid`."""
    q = np.concatenate([p, p[:, :1]], 1) if closed else p
    step = np.linalg.norm(np.diff(q, axis=1), axis=-1)
    u = np.concatenate([[0], np.cumsum(step[np.argmax(step.sum(1))])])
    v = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=-1).max(1))])
    return np.stack(np.meshgrid(u, v), -1)


def hemmed(p, uv, thickness, facing, closed=False, round_=5, n=None):
    """Rows and uv of p continued around its last row and back inside for the last `facing` rows: an edge that shows its
    thickness in metres."""
    n = normals(p, closed) if n is None else n
    down = p[-1] - p[-2]
    down /= np.linalg.norm(down, axis=-1, keepdims=True)
    a = np.linspace(0, np.pi, round_ + 2)[1:-1, None, None]
    r = thickness / 2
    turn = p[-1] - n[-1] * r * (1 - np.cos(a)) + down * r * np.sin(a)
    back = (p - n * thickness)[::-1][:facing]
    w = uv[-1] + (uv[-1] - uv[-2]) * .0
    k = np.linspace(0, 1, round_)[:, None, None] * (0, thickness * 1.5)
    inner = np.concatenate([w + k, (w + (0, thickness * 2) + (uv[-1] - uv[::-1][:facing]) * (0, 1)) * (0, 1) + uv[::-1][:facing] * (1, 0)])
    return np.concatenate([p, turn, back]), np.concatenate([uv, inner])
