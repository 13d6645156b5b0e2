"""Kabir's canvas belt: thick indigo webbing, ochre thread along both edges, a brass slide buckle; rolled up on its edge."""
import numpy as np

from mesh.belting import belting, even, run, section
from mesh.lathe import lathe, rounded
from mesh.noise import noise1
from mesh.place import placed
from mesh.slab import slab
from mesh.solid import cord, together
from mesh.yarn import row

from .goods import Goods, Part, Shot

WALL, STEP = '#E9D8C8', '#D6C0AB'
BRASS = dict(kind='metal', colour='#CFA868', rough=.20, wear=.08, scale=120)
WIDTH, THICK = .036, .0028
END = np.radians(-62)    # where the outer turn ends, seen from above: towards the camera is -90


BAR, OFF = .036, .0022   # where the buckle's bar is past the last turn, and how far the buckle stands off the roll, metres


def _coil(turns=6.1, inner=.0125):
    """The roll's middle line (n, 3) from the inner end to the buckle, round its bar and a little way back; also the buckle's
    place, its direction, and how much of the line belongs to the roll. The last turn climbs, so that the buckle clears the floor."""
    a = np.linspace(0, 2 * np.pi * turns, 2600)
    r = inner + .0039 * a / (2 * np.pi) + .0007 * noise1(a, 2.4, 4) * np.clip(a / 6, 0, 1) * np.clip((a[-1] - a) / 3, 0, 1)
    q = np.column_stack([r * np.cos(a - a[-1] + END), r * np.sin(a - a[-1] + END)])
    d = (q[-1] - q[-3]) / np.linalg.norm(q[-1] - q[-3])
    out, w = np.array([d[1], -d[0]]), np.linspace(np.pi / 2, -np.pi / 2, 13)
    turn = [(BAR + .0033 * np.cos(k), OFF + .0033 * np.sin(k)) for k in w]
    end = [(.006, .0), (.0135, -.0009), (.020, .0004), (.027, .0034), (.032, OFF + .0031), *turn, (BAR - .006, OFF - .0035), (BAR - .013, OFF - .0040)]
    last = q[-1]
    p = even(np.vstack([q[:2597:4], [last + d * x + out * y for x, y in end]]), .0005)
    s = run(p)
    rolled = s[-1] - .060
    k = np.clip((s - rolled + .13) / .16, 0, 1)
    z = .0046 * k * k * (3 - 2 * k) + .0004 * noise1(s, .09, 9) * np.clip((rolled - s) / .1, 0, 1)
    at = last + d * BAR + out * OFF
    return np.column_stack([p, z]), (*at, .0046), np.degrees(np.arctan2(d[1], d[0])), s < s[-1] - .012


def _threads(q):
    """Two rows of stitches on either face."""
    t = np.gradient(q[:, :2], axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    out = np.column_stack([t[:, 1], -t[:, 0]])
    rows = []
    for side in (1, -1):
        for z in (-1, 1):
            p = np.column_stack([q[:, :2] + side * out * (THICK / 2 + .00002), q[:, 2] + z * (WIDTH / 2 - .0031)])
            rows.append(row(p, np.column_stack([side * out, 0 * q[:, 0]]), .0034, .0010, .00042, seed=int(z + 2)))
    return together(rows)


def _box(w, h, r):
    return rounded([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], r, closed=True, steps=10)


def _buckle():
    """A frame with a bar across its middle, in the x-z plane, facing -y; the webbing comes in from the left."""
    frame = slab(_box(.042, .046, .0055), .0032, .0010, holes=[_box(.0330, .0375, .0025)], steps=6)
    frame = placed(frame, shift=(0, 0, -.0016))
    bar = cord(np.array([(0.0, y, 0) for y in np.linspace(-.020, .020, 12)]), .0018, 28)
    return placed(together([frame, bar]), [('x', 90)])


def goods(number):
    """The Goods of product 20."""
    path, at, turn, rolled = _coil()
    strap = belting(path, section(WIDTH, THICK, across=30), side=(0, 0, 1))
    tip = belting(path[:26], section(WIDTH + .0012, THICK + .0010, .0008, across=20), side=(0, 0, 1))
    buckle = placed(_buckle(), [('z', turn)], at)
    floor = -WIDTH / 2 - .0004
    lay = dict(kind='webbing', colour='#3A5677', weft='#4E6B8B', yarn=.00088, step=.00112, order='plain', depth=.00034, dark=.5)
    disc = placed(lathe(rounded([(0, 0), (.070, 0), (.070, -.03), (0, -.03)], .0016), 256), shift=(.010, -.004, floor))
    return Goods([Part('strap', strap, lay), Part('thread', _threads(path[rolled]), dict(kind='plain', colour='#D9932F', rough=.7, sheen=.3)),
                  Part('buckle', buckle, BRASS, crease=40), Part('tip', tip, BRASS, crease=40),
                  Part('disc', disc, dict(kind='plain', colour=STEP, rough=.9), prop=True, crease=30)],
                 wall=WALL, floor=floor - .016, key=.80, glow=.12, share=.72, views={
                     'front': Shot(turn=0, elevation=30), 'detail': Shot(turn=26, elevation=18, zoom=1.75, at=(.21, -.06))})
