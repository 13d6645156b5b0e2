"""Loop subdivision: smooth inside, cubic B-spline along open edges."""
import numpy as np

from .surface import Surface


def subdivide(s):
    """One level: every triangle becomes four; pattern coordinates are halved linearly."""
    e, fe, count = s.edges()
    n, v = len(s.verts), s.verts
    opp = np.zeros((len(e), 3))
    for k in range(3):
        np.add.at(opp, fe[:, k], v[s.faces[:, (k + 2) % 3]])
    a, b = v[e[:, 0]], v[e[:, 1]]
    open_ = count == 1
    mid = np.where(open_[:, None], (a + b) / 2, (a + b) * .375 + opp * .125)
    nb, deg = np.zeros((n, 3)), np.zeros(n)
    onb, odeg = np.zeros((n, 3)), np.zeros(n)
    for i, j in ((0, 1), (1, 0)):
        np.add.at(nb, e[:, i], v[e[:, j]]), np.add.at(deg, e[:, i], 1)
        np.add.at(onb, e[open_, i], v[e[open_, j]]), np.add.at(odeg, e[open_, i], 1)
    beta = (.625 - (.375 + .25 * np.cos(2 * np.pi / np.maximum(deg, 3)))**2) / np.maximum(deg, 1)
    inner = v * (1 - deg * beta)[:, None] + nb * beta[:, None]
    old = np.where((odeg == 2)[:, None], v * .75 + onb * .125, np.where((odeg > 0)[:, None], v, inner))
    f, m = s.faces, fe + n
    faces = np.concatenate([np.column_stack([f[:, 0], m[:, 0], m[:, 2]]), np.column_stack([m[:, 0], f[:, 1], m[:, 1]]),
                            np.column_stack([m[:, 2], m[:, 1], f[:, 2]]), m])
    u = s.uv
    h = (u + np.roll(u, -1, axis=1)) / 2
    uv = np.concatenate([np.stack(q, 1) for q in ((u[:, 0], h[:, 0], h[:, 2]), (h[:, 0], u[:, 1], h[:, 1]),
                                                  (h[:, 2], h[:, 1], u[:, 2]), (h[:, 0], h[:, 1], h[:, 2]))])
    return Surface(np.vstack([old, mid]), faces, uv, np.tile(s.piece, 4))
