"""Volume-keeping smoothing of a surface; open edges are smoothed along themselves only."""
import numpy as np


def _press(s, e, open_, rounds):
    """Smooth the seams along themselves and, less the farther away, the 3 cm of cloth beside them."""
    on = s.seam < 1e-9
    q = e[on[e].all(1)]
    deg = np.bincount(q.ravel(), minlength=len(s.verts))[:, None]
    for _ in range(rounds):
        nb = np.zeros_like(s.verts)
        np.add.at(nb, q[:, 0], s.verts[q[:, 1]]), np.add.at(nb, q[:, 1], s.verts[q[:, 0]])
        s.verts = np.where(deg == 2, (s.verts + nb / np.maximum(deg, 1)) / 2, s.verts)
    w = np.where(on | open_, 0, .5 * np.exp(-(s.seam / .02)**2))[:, None]
    deg = np.bincount(e.ravel(), minlength=len(s.verts))[:, None]
    for _ in range(rounds // 3):
        nb = np.zeros_like(s.verts)
        np.add.at(nb, e[:, 0], s.verts[e[:, 1]]), np.add.at(nb, e[:, 1], s.verts[e[:, 0]])
        s.verts = s.verts + w * (nb / deg - s.verts)


def smooth(s, rounds=4, rim_rounds=6, press=0):
    """Taubin smoothing (shrink, then grow back) in place; `rim_rounds` for the open edges, `press` for the seams."""
    e, _, count = s.edges()
    open_ = np.zeros(len(s.verts), bool)
    open_[e[count == 1].ravel()] = True
    deg = np.bincount(e.ravel(), minlength=len(s.verts))[:, None]
    if press:
        _press(s, e, open_, press)
    for _ in range(rounds + press // 3):
        for k in (.5, -.52):
            nb = np.zeros_like(s.verts)
            np.add.at(nb, e[:, 0], s.verts[e[:, 1]])
            np.add.at(nb, e[:, 1], s.verts[e[:, 0]])
            s.verts = np.where(open_[:, None], s.verts, s.verts + k * (nb / deg - s.verts))
    for loop in s.rims():
        p = s.verts[loop]
        for _ in range(rim_rounds):
            p = (np.roll(p, 1, 0) + 2 * p + np.roll(p, -1, 0)) / 4
        keep = press and s.seam[loop, None] < 1e-9
        s.verts[loop] = np.where(keep, (s.verts[loop] + p) / 2, p)
    return s
