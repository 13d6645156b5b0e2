"""Collars swept along the neckline."""
import numpy as np

from .band import band
from .profile import curve, sheet


def front_first(p):
    """Smallest at the front centre of a neckline."""
    return p[:, 1] + 2 * np.abs(p[:, 0])


def shirt_collar(s, stand=.030, fall=.048, point=.030, thickness=.0022, gap=.006, up=.55, spread=.010):
    """A turned-down collar: stands up, folds over and lies on the shoulders; `point`: how much longer it is in front;
    gap: half the opening in front; spread: how far its edge stays from the neck."""
    def shape(t, _):
        e = max(0, 1 - min(t, 1 - t) / .20)**1.5
        side = 1 if t < .5 else -1
        h, drop = stand * (1 - .45 * e), fall + point * e
        line = curve([(-.004, .0), (h * .5, .002), (h * .95, .004), (h + .003, .0085), (h * .8, .014 + spread * .2),
                      (h - drop * .6, .016 + spread * .8), (h - drop, .017 + spread)])
        u = (h - line[:, 0]) / drop
        slant = side * (gap + e * .020 * np.clip(u, 0, 1)) * (np.arange(len(line)) > 8)
        pr = sheet(line, thickness)
        sl = [*slant, slant[-1], *slant[::-1]]
        return [(a, b, side * gap * 0 + c * e) for (a, b), c in zip(pr, sl)]
    profile = sheet(curve([(0, 0), (.01, 0), (.02, .01), (0, .02)]), thickness)
    return band(s, s.rims()[0], profile, n=520, up=up, span=(.006, .994), shape=shape, start=front_first)


def band_collar(s, height=.030, thickness=.0024, gap=.004, up=.5):
    """A standing collar, open in front with rounded ends."""
    def shape(t, _):
        d = min(t, 1 - t)
        h = height * min(1, (.35 + .65 * np.sqrt(min(1, max(0, d - gap) / .03))))
        return sheet([(-.005, 0), (h * .25, .0006), (h * .5, .0006), (h * .8, .0002), (h, -.0004)], thickness)
    profile = sheet([(0, 0), (.01, 0), (.02, 0), (.03, 0), (.04, 0)], thickness)
    return band(s, s.rims()[0], profile, n=520, up=up, span=(gap, 1 - gap), shape=shape, start=front_first)
