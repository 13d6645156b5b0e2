"""The Matinee's front, lenses, temples and hinge suns: x to the wearer's left, y up, z out of the front; zero is its back."""
import numpy as np

from mesh.belting import belting, even
from mesh.contour import bar, merged, shot
from mesh.lathe import grid, lathe, rounded
from mesh.place import flipped, placed
from mesh.slab import slab
from mesh.solid import cord, together

EYE, LENS, RIM, THICK = .0338, .0232, .0046, .0046   # centre of an eye, radius of a lens, width of its rim, depth of the front
BASE = .155                                          # radius of the sphere the front is bent over
HINGE = (.0660, .0125)


def bow(x, y):
    """How far the front bends back at (x, y)."""
    return -(x * x + .5 * y * y) / (2 * BASE)


def eye(a, grow=0.0):
    """The outline of a lens: round, a little flatter on top."""
    r = LENS * (1 + .018 * np.cos(2 * a) - .012 * np.sin(a)) + grow
    return np.column_stack([EYE + r * np.cos(a), r * np.sin(a)])


def _shape(x, y):
    x = np.abs(x)
    a = np.arctan2(y, x - EYE)
    d = np.hypot(x - EYE, y) - (LENS * (1 + .018 * np.cos(2 * a) - .012 * np.sin(a)) + RIM * (1 + .10 * np.sin(a)))
    d = merged(d, bar(x, y, (-.01, .0088), (.0130, .0075), .0036, .0040), .006)
    return merged(d, bar(x, y, (.0520, .0150), (.0668, .0130), .0052, .0042), .006)


def front():
    """The acetate front with both lens holes."""
    p = shot(_shape, (EYE, 0), .06, 1400)
    p = p[p[:, 0] > .0002]
    k = np.argmax(np.hypot(*np.diff(p, axis=0, append=p[:1]).T))
    p = np.roll(p, -k - 1, 0)
    p = np.vstack([p, p[::-1] * (-1, 1)])
    a = np.linspace(0, 2 * np.pi, 360, endpoint=False)
    hole = eye(a)
    s = slab(p, THICK, .0013, holes=[hole, hole * (-1, 1)], steps=7, lift=bow)
    return s


def lenses():
    """Both lenses, set in the middle of the front."""
    a = np.linspace(0, 2 * np.pi, 240, endpoint=False)
    t = np.linspace(1, .001, 40)
    q = eye(a, .0006)[:, None] * t[:, None] + np.array([EYE, 0]) * (1 - t[:, None])
    z = THICK * .52 + bow(q[..., 0], q[..., 1])
    one = grid(np.concatenate([q, z[..., None]], 2), closed_u=True)
    return together([one, flipped(one, 0)])


def temples(splay=4.0, drop=.034):
    """Both temples, open, with ear bends."""
    pts = [(0, -.0010), (0, -.02), (.0004, -.06), (0, -.090), (-.0035, -.104), (-.0130, -.119), (-drop + .006, -.134), (-drop, -.142)]
    q = even(np.array(pts), .0008)
    h, w = .0041, .0019
    sec = rounded([(-w, -h), (w, -h), (w, h), (-w, h)], .0014, closed=True, steps=6)
    high = lambda s: np.interp(s, [0, .012, .07, .10, .13, .147], [1, .92, .62, .66, .86, .80]) * np.sqrt(np.clip((s.max() - s) / .004, .02, 1))
    one = belting(np.column_stack([0 * q[:, 0], q]), sec, taper=lambda t: np.sqrt(np.clip((1 - t) / .016, .05, 1)),
                  lift=lambda s, x, up: up * (high(s) - 1))
    one = placed(one, [('y', -splay)], (HINGE[0] + .0012, HINGE[1], bow(*HINGE) + .0010))
    return together([one, flipped(one, 0)])


def suns():
    """A small brass sun in the front of each hinge, and the hinge's leaf behind it."""
    a = np.linspace(0, 2 * np.pi, 288, endpoint=False)
    f = np.abs((a / (2 * np.pi) * 12) % 1 * 2 - 1)
    r = .0021 + .0012 * f**1.3
    rays = slab(np.column_stack([r * np.cos(a), r * np.sin(a)]), .0006, .00018, steps=3)
    disc = lathe([(.0017, .0002), (.0017, .0006)] + [(.0016 * np.cos(w), .0007 + .00055 * np.sin(w)) for w in np.linspace(0, np.pi / 2, 12)], 96)
    at = (HINGE[0] - .0042, HINGE[1] + .0012)
    tilt = np.degrees(np.arctan(at[0] / BASE))
    one = placed(together([rays, disc]), [('y', tilt)], (*at, THICK + bow(*at) - .00022))
    leaf = cord(np.array([(HINGE[0] - .0026, y, bow(*HINGE) - .0012) for y in np.linspace(HINGE[1] - .003, HINGE[1] + .003, 6)]), .0012, 20)
    return together([one, flipped(one, 0), leaf, flipped(leaf, 0)])


def pads():
    """Nose pads grown out of the back of the rims."""
    w = np.linspace(-np.pi / 2, np.pi / 2, 20)
    ball = lathe(np.column_stack([np.cos(w), np.sin(w)]), 48)
    ball.verts = ball.verts * (.0019, .0056, .0044)
    one = placed(ball, [('z', -18), ('y', 28)], (.0082, -.0064, -.0004))
    return together([one, flipped(one, 0)])
