"""Meher's canvas tote: undyed, boxed so that it stands, a half-moon of a sun over waves printed by hand, two webbing handles."""
import numpy as np

from mesh.dents import dents
from mesh.noise import noise, noise1
from mesh.ribbon import path, ribbon
from mesh.sheet import grid, hemmed, normals
from mesh.solid import together
from mesh.surface import Surface
from mesh.yarn import row
from paint.motifs import WAVE
from paint.svg import canvas

from .goods import Goods, Part, Shot
from .plinth import TONES, plinth

CANVAS, THREAD, CORAL, TEAL, INDIGO = '#EEE4CF', '#D3C3A2', '#E9785C', '#2F5D62', '#49637F'
HIGH, ROUND, HEM, BOX = .385, .903, .030, (-.50, .50, -.04, .45)


def _ring(v, s):
    """Cross-section at height v: points (..., 2) at arc parts s in 0..1 from the middle of the front."""
    out = []
    for h in v:
        k = np.clip(h / HIGH, 0, 1)
        a, b, m = .163 + .026 * k**1.5, .062 - .022 * k**1.5, 9 - 6.2 * k**.7
        w = np.linspace(0, 2 * np.pi, 2000)
        c, q = np.sin(w), -np.cos(w)
        e = (np.abs(c)**m + np.abs(q)**m)**(-1 / m)
        x, y = a * e * c, b * e * q
        foot = .010 * (1 - np.sqrt(1 - np.clip(1 - h / .012, 0, 1)**2)) if h < .012 else 0
        x, y = x * (1 - foot / a), y * (1 - foot / b)
        far = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
        at = s * far[-1]
        out.append(np.stack([np.interp(at, far, x), np.interp(at, far, y)], -1))
    return np.array(out)


def _body():
    s = np.linspace(-.5, .5, 760, endpoint=False)
    v = np.concatenate([np.linspace(0, .012, 8)[:-1], np.linspace(.012, HIGH, 330)])
    flat = _ring(v, np.mod(s, 1))
    u = np.broadcast_to(s * ROUND, (len(v), len(s)))
    vv = np.broadcast_to(v[:, None], u.shape)
    p = np.concatenate([flat, vv[..., None]], -1)
    k = vv / HIGH
    side = np.exp(-((np.abs(u) - ROUND / 4) / .030)**2)
    x, y = p[..., 0].copy(), p[..., 1].copy()
    p[..., 0] -= np.sign(x) * side * .016 * np.clip((k - .25) / .6, 0, 1)**1.3
    sway = .006 * noise1(vv * 1.0 + 3, .16, 2) * k
    p[..., 0] += sway + .010 * k**2
    p[..., 1] += .008 * np.sin(k * 2.6) * np.where(y < 0, -1, .6) * (1 - side) + .007 * noise(p, .15, 11) * np.sin(k * np.pi)**.5
    p[..., 2] += k**3 * (.0045 * noise(p * (1, 1, .01), .11, 4) - .006 * np.clip(1 - (np.abs(np.abs(u) - .0) / .12)**2, 0, 1) * (y < 0))
    n = normals(p, True)
    n = np.where((n[..., :2] * flat).sum(-1, keepdims=True) < 0, -n, n)
    low = dents(u, vv, 30, (-.40, .40, .0, .17), 5, depth=(.0010, .0030), lean=lambda r, x, y: r.normal(0, .45))
    corner = sum(dents(u, vv, 9, (c - .03, c + .03, .01, .12), 20 + i, length=(.02, .06), depth=(.0010, .0030),
                       lean=lambda r, x, y, c=c: np.sign(x - c + .001) * r.uniform(.4, 1.2)) for i, c in enumerate((-.165, .165, -.29, .29)))
    high = dents(u, vv, 12, (-.45, .45, .15, .36), 9, depth=(.0006, .0019), length=(.03, .12))
    h = low + corner + high + .0009 * noise(p, .045, 6, 2)
    edge = np.exp(-((vv - HIGH + HEM) / .0011)**2)
    h += .0009 / (1 + np.exp((HIGH - HEM - vv) / .0006)) - .0006 * edge + .0003 * noise(p, .008, 7) * (vv > HIGH - HEM - .01)
    h += -.0012 * np.exp(-((np.abs(u) - ROUND / 4) / .0012)**2) * np.clip(k * 8, 0, 1)
    h *= np.clip(vv / .02, .15, 1)
    p = p + n * h[..., None]
    uv = np.stack([np.broadcast_to(np.append(s, .5) * ROUND, (len(v), len(s) + 1)), np.broadcast_to(v[:, None], (len(v), len(s) + 1))], -1)
    full, fuv = hemmed(p, uv, .0026, 120, True, n=n)
    return grid(full, fuv, True), p, n, u, vv


def _spot(p, n, u, vv, x, h):
    """Point and normal of the cloth at arc x from the front's middle and height h."""
    i = np.abs(vv[:, 0] - h).argmin()
    j = np.abs(u[0] - x).argmin()
    return p[i, j], n[i, j]


def _box_stitch(low, top, m, seed):
    """A square with a cross through it on the webbing between two points; m: the cloth's normal."""
    right = np.cross(m, (0, 0, 1.0))
    right /= np.linalg.norm(right)
    c = [low + right * a + (top - low) * b + m * .0014 for a, b in ((-.0100, .05), (.0100, .05), (.0100, .36), (-.0100, .36))]
    k = np.linspace(0, 1, 20)[:, None]
    return [row(c[a] * (1 - k) + c[b] * k, np.broadcast_to(m, (20, 3)), .0036, .0011, .00042, seed=seed + a * 7 + b)
            for a, b in ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3))]


def _handle(p, n, u, vv, middle, gap, rise, fall, lean, seed):
    """A webbing handle, twisted as webbing twists, and its seams. middle: arc of the panel's centre; rise: metres above the
    rim; fall: metres it tips towards its own side, lean: metres aside."""
    feet = []
    for side in (-1, 1):
        (low, m), (top, mt) = (_spot(p, n, u, vv, middle + side * gap, h) for h in (HIGH - .078, HIGH - .003))
        feet.append((low + m * .0020, top + mt * .0024, m))
    feet.sort(key=lambda q: q[0][0])
    (al, at, am), (bl, bt, bm) = feet
    out = np.array([0, np.sign(am[1]), 0])
    at_ = lambda k, h, f, x=0: at * (1 - k) + bt * k + np.array([x + lean * h / rise, 0, h]) + out * f
    line = path([al, (al + at) / 2, at, at_(0, rise * .35, fall * .15, -.004), at_(.14, rise * .80, fall * .75), at_(.5, rise, fall),
                 at_(.87, rise * .78, fall * .75), at_(1, rise * .33, fall * .12, .005), bt, (bl + bt) / 2, bl], 170)
    f = np.clip((np.linspace(0, 1, 170) - .20) / .60, 0, 1)
    turn = np.pi * (f * f * (3 - 2 * f) * .6 + f * .4)
    across = np.stack([-out[1] * np.cos(turn), -np.sin(turn), 0 * f], -1)
    s = ribbon(line, across, .027, .0022, ripple=lambda t, q: .0004 * np.sin(t * 60 + seed) * q)
    return s, [r for low, top, m in feet for r in _box_stitch(low, top, m, seed)]


def _art():
    """Half a sun and three waves, with the flecks that a block leaves."""
    flecks = ''
    rng = np.random.default_rng(12)
    for _ in range(520):
        x, y, r = rng.uniform(-.13, .13), rng.uniform(-.30, -.06), abs(rng.normal(0, .00055)) + .0002
        flecks += f'<ellipse cx="{x:.4f}" cy="{y:.4f}" rx="{r * rng.uniform(.7, 2):.5f}" ry="{r:.5f}" fill="{CANVAS}" opacity="{rng.uniform(.35, .9):.2f}"/>'
    wave = lambda y, colour, x=0: f'<path d="{WAVE}" fill="{colour}" transform="translate({x} {y}) scale(.205 .168)"/>'
    above = f'<clipPath id="above"><path d="M-.6 .22 H-.5 C-.33 .05 -.17 .37 0 .20 S.33 .37 .5 .18 V-3 H-.6Z" transform="translate(0 -.196) scale(.205 .168)"/></clipPath>'
    art = f'<circle cy="-.178" r=".076" fill="{CORAL}" clip-path="url(#above)"/>' + wave(-.196, TEAL) + wave(-.160, INDIGO, .004) + \
        wave(-.124, TEAL, -.003)
    return canvas(BOX, f'<g transform="translate(0 -.17) scale(1.12) translate(0 .155)">{art}</g>' + flecks, CANVAS, above)


def goods(number):
    """The Goods of product 7."""
    body, p, n, u, vv = _body()
    seams = []
    for h in (HIGH - HEM + .0022, HIGH - .0030):
        i = np.abs(vv[:, 0] - h).argmin()
        ring = np.r_[np.arange(760), 0]
        seams.append(row(p[i, ring], n[i, ring], .0036, .0011, .00040, seed=i))
    front, a = _handle(p, n, u, vv, 0, .072, .200, .040, .022, 1)
    back, b = _handle(p, n, u, vv, -ROUND / 2 + .0001, .072, .212, .006, -.032, 2)
    thread = together(seams + a + b)
    look = dict(kind='woven', pitch=.0019, depth=.00050, contrast=.34, mottle=.06, fuzz=.14, sheen=.25, slub=.30)
    wall, step = TONES['sage']
    turn = np.radians(-22)
    c, q = np.cos(turn), np.sin(turn)
    placed = lambda s: Surface(s.verts @ np.array([[c, -q, 0], [q, c, 0], [0, 0, 1]]).T, s.faces, s.uv, s.piece)
    return Goods([Part('body', placed(body), dict(look, colour=_art()), BOX),
                  Part('handles', placed(together([front, back])), dict(look, colour='#E6D9BD', pitch=.0021, depth=.0006, contrast=.45)),
                  Part('thread', placed(thread), dict(kind='plain', colour=THREAD, rough=.6)),
                  plinth(.42, step, (0, .02))],
                 wall=wall, floor=-.6, samples=1, smooth=.9, key=1,
                 views={'front': Shot(elevation=9), 'detail': Shot(elevation=16, turn=-24, zoom=1.7, at=(0, .16))})
