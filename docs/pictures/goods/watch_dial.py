"""Dial print, the line of waves, and the hands; same axes as the case, heights above the dial."""
import numpy as np

from mesh.lathe import grid, lathe, rounded
from mesh.place import placed
from mesh.slab import slab
from mesh.solid import together
from paint.motifs import place, sun_and_waves
from paint.svg import canvas

from .watch_case import DIAL

PALE, INK, FAINT = '#F1EBDD', '#2F5D62', '#8FA9A5'
BOX = (-.0160, .0160, -.0160, .0160)


def crest(r, size, a, sharp=.18, lean=.55):
    """A ring of twelve waves around radius r whose crests lean clockwise, as if about to break: points at the angles a."""
    w = 12 * a
    at = a - sharp * np.sin(w) / 12 + lean * np.cos(w) / 12
    q = r + size * np.cos(w)
    return np.column_stack([q * np.sin(at), q * np.cos(at)])


def _path(p):
    return 'M ' + ' L '.join(f'{x:.6f} {-y:.6f}' for x, y in p) + ' Z'


def print_():
    """The colour of the dial: a minute track, a second fainter wave, a ring pressed into the middle, a small sun under 12."""
    a = np.linspace(0, 2 * np.pi, 720, endpoint=False)
    out = f'<path d="{_path(crest(.01085, .00055, a))}" fill="none" stroke="{FAINT}" stroke-width=".00020"/>'
    for k in range(60):
        w, hour = k * np.pi / 30, k % 5 == 0
        x, y = .01475 * np.sin(w), -.01475 * np.cos(w)
        out += f'<circle cx="{x:.6f}" cy="{y:.6f}" r="{.00030 if hour else .00014}" fill="{"#E9785C" if k == 0 else INK}"/>'
    out += place(0, -.0054, .0030, sun_and_waves('#E9785C', INK, FAINT))
    return canvas(BOX, out, PALE)


def relief():
    """The height of the dial: fine rings like ripples around the hands."""
    out = ''.join(f'<circle r="{r:.6f}" fill="none" stroke="#909090" stroke-width=".00016"/>' for r in np.arange(.0006, .0096, .00034))
    return canvas(BOX, out, '#808080')


def waves():
    """The line of waves that stands where numbers would: a raised, rounded line."""
    a = np.linspace(0, 2 * np.pi, 1441)
    p = np.column_stack([crest(.01262, .00095, a), np.full(len(a), DIAL + .00008)])
    t = np.gradient(p, axis=0)
    t[0] = t[-1] = t[1] + t[-2]
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    side = np.column_stack([-t[:, 1], t[:, 0], 0 * t[:, 0]])
    w = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    width = .00042 * (1 + .35 * np.cos(12 * a))[:, None, None]
    v = p[:, None] + side[:, None] * np.cos(w)[:, None] * width + np.array([0, 0, 1]) * (np.sin(w)[:, None] * .00020)
    return grid(v, closed_v=True)


def _hand(length, tail, width, angle, height):
    """A baton with a ridge along its middle, pointing at `angle` degrees after 12."""
    h = width / 2
    p = np.array([(-h * .72, -tail), (h * .72, -tail), (h, 0), (h * .80, length * .93), (0, length), (-h * .80, length * .93), (-h, 0)])
    s = slab(rounded(p, [.0001] * 2 + [.004] + [.0002] * 3 + [.004], closed=True, steps=3), .00026, .00005,
             lift=lambda x, y: .00016 * (1 - np.abs(x) / h))
    return placed(s, [('z', -angle)], (0, 0, DIAL + height))


def hands():
    """Hour and minute hand at eight past ten, with the hub."""
    hub = lathe(rounded([(.00095, .0003), (.00095, .0014), (.0007, .0016), (0, .0016)], .0001), 64)
    return together([_hand(.0080, .0022, .00125, 304, .00045), _hand(.0118, .0026, .00105, 50, .00085),
                     placed(hub, shift=(0, 0, DIAL - .0003))])


def second():
    """The second hand with its round counterweight and hub."""
    w = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    ring = lambda r, y=0: np.column_stack([r * np.cos(w), r * np.sin(w) + y])
    needle = np.array([(-.00024, -.0050), (.00024, -.0050), (.00015, .0138), (-.00015, .0138)])
    parts = [slab(rounded(needle, .00005, closed=True, steps=2), .00020, .00004), slab(ring(.00085, -.0048), .00020, .00005),
             slab(ring(.00072), .00042, .00012)]
    return placed(together(parts), [('z', -222)], (0, 0, DIAL + .00125))
