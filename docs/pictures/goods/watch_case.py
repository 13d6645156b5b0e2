"""Case, crystal, crown and lugs of the watch: x to 3 o'clock, y to 12, z out of the dial; zero is the back of the case."""
import numpy as np

from mesh.lathe import lathe, rounded
from mesh.place import flipped, placed
from mesh.slab import slab
from mesh.solid import cord, together

RADIUS, DIAL, TOP = .0190, .0066, .0086   # of the case; heights of the dial and of the bezel
GAP, REACH, BAR = .0103, .0232, .0036     # half the strap's room, how far the lugs reach, height of the spring bar


def middle():
    """The satin ring between back and bezel."""
    return lathe(rounded([(.0150, 0), (.0172, 0), (RADIUS, .0014), (RADIUS, .0066), (.0186, .0070), (.0175, .0070)],
                         [0, .0003, .0006, .00025, .0001, 0]), 256)


def bezel():
    """The polished ring that holds the crystal, with its inner flank."""
    return lathe(rounded([(.0186, .0066), (.0186, .0072), (.0178, TOP - .0001), (.0170, TOP), (.0167, TOP - .0005), (.0164, .0070)],
                         [0, .0003, .0005, .0003, .0001, 0]), 256)


def flange():
    """The pale sloping ring between dial and crystal."""
    return lathe(rounded([(.0166, TOP - .0006), (.0166, TOP - .0010), (.0156, DIAL)], .0001), 256)


def crystal():
    """A slightly domed glass."""
    r = np.linspace(.0166, 0, 28)
    return lathe(np.array([(q, TOP - .0003 + .0009 * (1 - (q / .0166)**2)) for q in r]), 256)


def dial():
    """The dial's flat disc."""
    return lathe(np.array([(.0157, DIAL)] + [(q, DIAL) for q in np.linspace(.0155, 1e-5, 12)]), 128)


def lugs():
    """Four horns that fall towards the wrist."""
    top = [(.0130, .0068), (.0172, .0066), (.0200, .0059), (.0222, .0045), (REACH + .0002, .0024)]
    low = [(REACH - .0008, .0006), (.0212, .0011), (.0190, .0013), (.0130, .0010)]
    one = slab(rounded(top + low, [0, .004, .006, .004, .0008, .0006, .003, .003, 0], closed=True), .0026, .0004)
    y, z, x = one.verts.T
    one.verts = np.column_stack([GAP + x * (1 - .28 * np.clip((y - .014) / .009, 0, 1)), y, z])
    right = together([one, flipped(one, 1)])
    return together([right, flipped(right, 0)])


def bars():
    """The pins on which the strap turns."""
    pin = lambda y: np.array([(x, y, BAR) for x in np.linspace(-GAP - .001, GAP + .001, 8)])
    return together([cord(pin(y), .0007, 16) for y in (-.0213, .0213)])


def crown():
    """A fluted crown at 3 o'clock."""
    pr = rounded([(0, .0), (.0016, 0), (.0016, .0006), (.0029, .0006), (.0029, .0036), (.0022, .0041), (0, .0041)],
                 [0, 0, 0, .0002, .0004, .0003, 0])
    s = lathe(pr, 288)
    r = np.hypot(s.verts[:, 0], s.verts[:, 1])
    a = np.arctan2(s.verts[:, 1], s.verts[:, 0])
    flute = (r > .0024) * np.abs(np.sin(a * 16))**.6 * .00022
    s.verts[:, :2] *= (1 - (.00022 - flute) * (r > .0024) / np.maximum(r, 1e-6))[:, None]
    return placed(s, [('y', 90)], (RADIUS - .0004, 0, .0040))
