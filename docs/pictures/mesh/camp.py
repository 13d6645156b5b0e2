"""An open collar that lies flat: two lapels along the V and a collar leaf around the neck, with a notch between them."""
import numpy as np

from .band import band
from .collar import front_first
from .profile import curve, sheet

FLAT = sheet(np.column_stack([np.linspace(0, .072, 14), np.zeros(14)]), .002)


def _folded(w, stand=0.0, lift=.0045, thickness=.0018):
    """The cross-section of a leaf `w` metres wide that folds over at the edge, after standing up for `stand`."""
    return sheet(curve([(-.003, .0006), (stand * .5, .0010), (stand + .0012, .0026), (stand * .85 - .004, lift + .003 * (stand > .004)),
                        (stand - w * .5, lift + stand * .22), (stand - w, lift - .0008 + stand * .42)], 14), thickness)


def _slanted(profile, w, by):
    """Adds metres along the edge that grow from the fold to the leaf's outer edge."""
    low = min(a for a, _ in profile)
    return [(a, b, by * np.clip(-a / max(-low, 1e-6), 0, 1)) for a, b in profile]


def lapels(s, notch=.172, start=.008, wide=.084, rise=.006):
    """Two Surfaces; notch: where they end, as part of the neckline from the front centre; wide: their width there, metres;
    rise: by how much their upper edge slants upwards."""
    out = []
    for side in (1, -1):
        def shape(t, _, side=side):
            d = (min(t, 1 - t) - start) / (notch - start)
            w = .006 + (wide - .006) * np.clip(d, 0, 1)**.85
            return _slanted(_folded(w), w, side * rise * np.clip(d, 0, 1)**6)
        span = (start, notch) if side > 0 else (1 - notch, 1 - start)
        out.append(band(s, s.rims()[0], FLAT, n=900, up=.10, span=span, shape=shape, start=front_first, rounds=14))
    return out


def leaf(s, notch=.176, wide=.060, stand=.020, point=-.020):
    """The collar from notch to notch; stand: how high it rises at the nape; point: how far its corners reach forward (negative: back,
    which opens the notch)."""
    def shape(t, _):
        d = min(t, 1 - t) - notch
        back = np.clip((d - .05) / .14, 0, 1)
        back = back * back * (3 - 2 * back)
        w = wide * (1 + .12 * max(0, 1 - d / .05))
        by = (-1 if t < .5 else 1) * point * max(0, 1 - d / .06)
        return _slanted(_folded(w, stand * back), w, by)
    return band(s, s.rims()[0], FLAT, n=900, up=.25, span=(notch, 1 - notch), shape=shape, start=front_first, rounds=14)
