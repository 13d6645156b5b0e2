"""Anvi's little suns: hammered brass, each hung from a half-moon on a wire that hooks over a slim bar."""
import numpy as np

from mesh.belting import belting, even
from mesh.hammered import hammered
from mesh.place import placed
from mesh.solid import together

from .goods import Goods, Part, Shot

WALL, STEP = '#CFDACD', '#AFC2B1'
BRASS = dict(kind='metal', colour='#DDB173', rough=.19, wear=.08, scale=300)
RAYS, SUN, MOON = 16, .0112, .0088     # number of rays; radii in metres


def _bent(p, radius, side=(1, 0, 0), sides=20):
    """A round wire along a path (n, 3) that lies in the plane across `side`."""
    w = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    return belting(p, radius * np.column_stack([np.cos(w), np.sin(w)]), side)


def _sun(seed):
    """A domed disc in a wreath of short rays, each with a ridge."""
    rng = np.random.default_rng(seed)
    long, wide = rng.normal(1, .055, RAYS), rng.normal(0, .035, RAYS)

    def radius(a):
        k = (a / (2 * np.pi) * RAYS) % RAYS
        i, f = k.astype(int), k % 1
        tooth = 1 - np.abs(2 * (f + wide[i] * np.sin(np.pi * f)) - 1)
        tooth = np.sqrt(tooth**2 + .004) * (1 - .25 * tooth**3)
        return SUN * (.80 + .245 * tooth * long[i])

    def relief(x, y, t):
        r = np.hypot(x, y) / SUN
        ridge = np.abs(2 * ((np.arctan2(y, x) / (2 * np.pi) * RAYS) % 1) - 1)
        dome = .00120 * (1 - np.clip(r / .66, 0, 1)**2.2)
        groove = -.00034 * np.exp(-((r - .70) / .022)**2)
        return dome + groove + .00062 * (.5 - ridge) * np.clip((r - .70) / .10, 0, 1)
    return hammered(radius, .0011, rng, 95, .00017, relief)


def _moon(seed):
    """A half disc, flat side down, with softened corners."""
    rng = np.random.default_rng(seed)
    c = .42 * MOON

    def radius(a):
        s, co = np.sin(a), np.cos(a)
        arc = -c * s + np.sqrt((c * s)**2 + MOON**2 - c * c)
        with np.errstate(divide='ignore'):
            flat = np.where(s < -1e-6, c / np.maximum(-s, 1e-6), 9)
        return (arc**-14 + np.minimum(flat, .05)**-14)**(-1 / 14)
    dome = lambda x, y, t: .0007 * (1 - t**2.4)
    return hammered(radius, .0011, rng, 44, .00016, dome), c


def _ring(centre, radius, wire, turn):
    """A round jump ring, standing across the plates."""
    a = np.linspace(0, 2 * np.pi, 61)
    p = np.column_stack([0 * a, radius * np.cos(a), radius * np.sin(a)])
    return placed(_bent(p, wire), [('z', turn)], centre)


def _wire(top, hook):
    """The ear wire: up from the moon, over the bar, down behind; (y, z) with the bar at (0, 0)."""
    a = np.linspace(np.radians(200), np.radians(-12), 15)
    loop = [(-hook * -np.cos(q), hook * np.sin(q)) for q in a]
    pts = [(-.0002, top), (-.0012, top + .0030), (-.0024, top * .45), *[(y, z) for y, z in loop], (hook * 1.02, -.0050), (hook * 1.25, -.0078)]
    q = even(np.array(pts), .0002)
    return _bent(np.column_stack([0 * q[:, 0], q]), .00042)


def _earring(seed, swing, x):
    """One earring hanging at x; swing: degrees by which sun and moon have turned. Its bar is at the origin's height."""
    moon, c = _moon(seed)
    stand = lambda s, z, turn, tilt=0: placed(s, [('x', 90), ('x', tilt), ('z', turn)], (0, -.0006, z))
    top = -.0105
    moon_z = top - (MOON - c) - .0012
    sun_z = moon_z - c - .0129
    parts = [stand(moon, moon_z, swing), stand(placed(_sun(seed + 7), [('z', 180 / RAYS)]), sun_z, swing * .4 + 4, 2),
             _ring((0, -.0004, moon_z - c - .0012), .0019, .00036, swing * .7 + 8), _wire(top + .0006, .0036),
             _ring((0, -.0005, top - .0006), .0014, .00034, 24)]
    return placed(together(parts), shift=(x, 0, 0))


def goods(number):
    """The Goods of product 4."""
    apart = .0150
    pair = together([_earring(3, -16, -apart), _earring(21, 12, apart)])
    bar = _bent(np.column_stack([np.linspace(-.12, .12, 60), np.zeros((60, 2))]), .0031, (0, 1, 0), 64)
    return Goods([Part('pair', pair, BRASS, crease=50),
                  Part('bar', bar, dict(kind='plain', colour=STEP, rough=.85), prop=True)],
                 wall=WALL, floor=-.062, key=.86, glow=.16, share=.72, distance=.9, views={
                     'front': Shot(turn=-14, elevation=6),
                     'detail': Shot(turn=-16, elevation=8, point=(apart * 1.06, 0, -.0262), span=.044, blur=.01)})
