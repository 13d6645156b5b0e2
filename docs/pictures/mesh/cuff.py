"""Turn-ups: the lower end of a leg or sleeve once more, outside itself."""
import numpy as np

from .hem import turn_hems
from .surface import Surface


def cuff(s, inside, gap=.0026, thickness=.0024, rounds=12):
    """A Surface of the faces for which inside(u, v) holds at their middle (pattern metres), `gap` metres above s."""
    f = np.flatnonzero(inside(*s.uv.mean(1).T))
    used, at = np.unique(s.faces[f].ravel(), return_inverse=True)
    out = Surface(s.verts[used] + s.normals()[used] * (gap + thickness), at.reshape(-1, 3), s.uv[f], s.piece[f])
    for loop in out.rims():
        p = out.verts[loop]
        for _ in range(rounds):
            p = (np.roll(p, 1, 0) + 2 * p + np.roll(p, -1, 0)) / 4
        out.verts[loop] = p
    return turn_hems(out, thickness, .012)
