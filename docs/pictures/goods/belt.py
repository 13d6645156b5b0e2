"""Kabir's canvas belt: thick indigo webbing, ochre thread along both edges, a brass slide buckle; rolled up on its edge."""
import numpy as np

from mesh.belting import belting, run, section
from mesh.lathe import rounded
from mesh.noise import noise1
from mesh.place import placed
from mesh.slab import slab
from mesh.solid import cord, together
from mesh.yarn import row

from .goods import Goods, Part, Shot

WALL, STEP = '#E9D8C8', '#D6C0AB'
BRASS = dict(kind='metal', colour='#C79B58', rough=.22, wear=.08, scale=120)
WIDTH, THICK = .036, .0028
END = np.radians(-62)    # where the outer turn ends, seen from above: towards the camera is -90


def _coil(turns=6.1, inner=.0125):
    """The spiral's middle line (n, 2), from the inner to the outer end, a little loose here and there."""
    a = np.linspace(0, 2 * np.pi * turns, 2600)
    r = inner + .0039 * a / (2 * np.pi) + .0007 * noise1(a, 2.4, 4) * np.clip(a / 6, 0, 1)
    q = np.column_stack([r * np.cos(a - a[-1] + END), r * np.sin(a - a[-1] + END)])
    tip = q[-1] + np.outer(np.linspace(.0004, .012, 30), (q[-1] - q[-2]) / np.linalg.norm(q[-1] - q[-2]))
    q = np.vstack([q, tip])
    s = run(q)
    t = np.linspace(0, s[-1], int(s[-1] / .0006))
    return np.column_stack([np.interp(t, s, c) for c in q.T])


def _threads(q):
    """Two rows of stitches on the outer face."""
    t = np.gradient(q, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    out = np.column_stack([t[:, 1], -t[:, 0]])
    rows = []
    for side in (1, -1):
        for z in (-1, 1):
            p = np.column_stack([q + side * out * (THICK / 2 + .00002), np.full(len(q), z * (WIDTH / 2 - .0031))])
            rows.append(row(p, np.column_stack([side * out, 0 * q[:, 0]]), .0034, .0010, .00042, seed=int(z + 2)))
    return together(rows)


def _box(w, h, r):
    return rounded([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], r, closed=True, steps=10)


def _buckle():
    """A frame with a bar across its middle, in the x-z plane, facing -y; the webbing comes in from the left."""
    frame = slab(_box(.042, .046, .0055), .0032, .0010, holes=[_box(.0330, .0375, .0025)], steps=6)
    bar = cord(np.array([(0.0, y, .0008) for y in np.linspace(-.020, .020, 12)]), .0018, 28)
    return placed(together([frame, bar]), [('x', 90)])


def goods(number):
    """The Goods of product 20."""
    q = _coil()
    path = np.column_stack([q, 0 * q[:, 0]])
    strap = belting(path, section(WIDTH, THICK, across=30), side=(0, 0, 1))
    t = (q[-1] - q[-4]) / np.linalg.norm(q[-1] - q[-4])
    turn = np.degrees(np.arctan2(t[1], t[0]))
    tip_s = section(WIDTH + .0012, THICK + .0010, .0008, across=20)
    tip = belting(path[:24], tip_s, side=(0, 0, 1))
    out = np.array([t[1], -t[0]])
    at = q[-1] + t * .0040 + out * .0012
    buckle = placed(_buckle(), [('z', turn)], (*at, 0))
    loop = q[-1] + t * .0
    floor = -.0235
    lay = dict(kind='webbing', colour='#3F5B7C', weft='#53708F', yarn=.00115, step=.0013, order='herringbone', depth=.00042, dark=.5)
    return Goods([Part('strap', strap, lay), Part('thread', _threads(q), dict(kind='plain', colour='#D9932F', rough=.7, sheen=.3)),
                  Part('buckle', buckle, BRASS, crease=40), Part('tip', tip, BRASS, crease=40)],
                 wall=WALL, floor=floor, key=.78, share=.70, views={
                     'front': Shot(turn=0, elevation=30), 'detail': Shot(turn=26, elevation=18, zoom=1.9, at=(.14, -.08))})
