"""Volume-keeping smoothing of a surface; open edges are smoothed along themselves only."""
import numpy as np


def smooth(s, rounds=4, rim_rounds=6):
    """Taubin smoothing (shrink, then grow back) in place; `rim_rounds` for the open edges."""
    e, _, count = s.edges()
    open_ = np.zeros(len(s.verts), bool)
    open_[e[count == 1].ravel()] = True
    deg = np.bincount(e.ravel(), minlength=len(s.verts))[:, None]
    for _ in range(rounds):
        for k in (.5, -.52):
            nb = np.zeros_like(s.verts)
            np.add.at(nb, e[:, 0], s.verts[e[:, 1]])
            np.add.at(nb, e[:, 1], s.verts[e[:, 0]])
            s.verts = np.where(open_[:, None], s.verts, s.verts + k * (nb / deg - s.verts))
    for loop in s.rims():
        p = s.verts[loop]
        for _ in range(rim_rounds):
            p = (np.roll(p, 1, 0) + 2 * p + np.roll(p, -1, 0)) / 4
        s.verts[loop] = p
    return s
