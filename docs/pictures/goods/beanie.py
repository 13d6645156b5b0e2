"""Noor's everyday beanie: a lambswool rib with a deep turn-up, every stitch of it in the surface."""
import numpy as np

from mesh.noise import noise, ring_noise
from mesh.sheet import grid, normals
from mesh.through import smooth_through

from .goods import Goods, Part, Shot
from .plinth import TONES, plinth

APRICOT, RIBS, STITCH = '#FAD3A2', 62, .0052


def stitches(phase, v, gauge=STITCH):
    """Height 0..1 of a 1 x 1 rib at `phase` (ribs) and v metres up: columns of V-shaped loops between deep furrows."""
    s = np.mod(phase, 1) * 2 - 1
    knit = np.abs(s) < .62
    a = np.clip(np.abs(s) / .62, 0, 1)
    leg = np.mod(v / gauge + .62 * a, 1)
    loop = np.sqrt(np.clip(1 - (leg * 2 - 1)**2, 0, 1))**.7
    split = 1 - .16 * np.exp(-(a / .13)**2)
    front = (1 - a**2.6)**.6 * (.66 + .34 * loop) * split
    b = np.clip((np.abs(s) - .62) / .38, 0, 1)
    purl = .10 * np.sin(np.pi * np.clip(b, 0, 1) / 2) * (.5 + .5 * np.cos(2 * np.pi * v / gauge))
    return np.where(knit, front, purl)


def _knit(profile, rows, depth, seed, columns=62 * 19, fade=0.0, lean=.0):
    """A tube of rib: profile(t) gives half width, half depth and height at t in 0..1, measured along the cloth; depth: of the
    rib in metres; fade: from which t on the ribs draw together."""
    th = np.linspace(-np.pi, np.pi, columns, endpoint=False)
    t = np.linspace(0, 1, rows)
    a, b, z = (q[:, None] for q in profile(t))
    e = (np.abs(np.sin(th))**2.25 + np.abs(np.cos(th))**2.25)**(-1 / 2.25)
    p = np.stack([a * e * np.sin(th), -b * e * np.cos(th), z + 0 * th], -1)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p[:, 0], axis=0), axis=1))])[:, None]
    n = -normals(p, True)
    n = np.where((n * (p - (0, 0, p[..., 2].min()))).sum(-1, keepdims=True) < 0, -n, n)
    wander = .16 * ring_noise(th, 9, seed, 2, far * 22) + lean * far
    phase = th / (2 * np.pi) * RIBS + wander
    h = depth * stitches(phase, far + .0006 * ring_noise(th, 40, seed + 1, 1, far * 60))
    if fade:
        k = np.clip((t[:, None] - fade) / (1 - fade), 0, 1)
        wedge = np.abs(np.mod(th / (2 * np.pi) * 7 + .33, 1) - .5) * 2
        h = h * (1 - .55 * k**2) - .0032 * np.exp(-((1 - wedge) * np.maximum(np.hypot(p[..., 0], p[..., 1]), .004) * .40 / .0032)**2) * k**.7
    soft = (.0046 if fade else .0030) * noise(p, .075, seed + 2) + .0014 * noise(p * (1, 1, 1.4), .030, seed + 3)
    h = h + .00012 * noise(p, .0016, seed + 5)
    p = p + n * (h + soft)[..., None]
    return p, n, far


def goods(number):
    """The Goods of product 10."""
    body = smooth_through([0, .12, .30, .48, .62, .74, .84, .92, .97, 1],
                          [[.084, .094, .060], [.0865, .0965, .085], [.088, .098, .118], [.0865, .096, .150], [.078, .087, .178],
                           [.063, .071, .199], [.044, .050, .2145], [.025, .029, .2225], [.011, .013, .2245], [.0015, .0015, .2245]])
    cuff = smooth_through([0, .05, .09, .14, .30, .60, .88, .93, .96, 1],
                          [[.079, .090, .030], [.0795, .0900, .006], [.0830, .0935, .0005], [.0885, .0985, .0030], [.0925, .1025, .020],
                           [.0935, .1035, .052], [.0925, .1020, .0795], [.0905, .1000, .0828], [.0880, .0975, .0815], [.0855, .0950, .074]])
    made = []
    for k, (profile, rows, fade, lean) in enumerate(((body, 520, .52, 2.0), (cuff, 400, 0, -1.0))):
        p, n, far = _knit(lambda t: profile(t).T, rows, .0040 if k else .0036, 10 + 20 * k, fade=fade, lean=lean)
        u = np.linspace(0, .56, p.shape[1] + 1)
        f = np.clip(p[..., 2] / .22, 0, 1.1)
        p[..., 0] += .012 * f**2.2 + .0016 * np.sin(p[..., 1] * 30)
        p[..., 2] += -.055 * p[..., 0] * f**2 + .003 * np.sin(p[..., 0] * 26 + 1) * (1 - f) * (f > .02)
        uv = np.stack(np.broadcast_arrays(u, far), -1)
        made.append(grid(p, uv, True))
    wall, step = TONES['sage']
    wool = dict(kind='woven', colour=APRICOT, pitch=.0015, weave='twill', depth=.00022, contrast=.18, mottle=.05, fuzz=.17, sheen=.7, rough=.95)
    floor = float(min(s.verts[:, 2].min() for s in made))
    return Goods([Part('body', made[0], wool), Part('cuff', made[1], wool), plinth(.16, step, (0, 0), floor + .0006)],
                 wall=wall, floor=floor - .4, samples=1, smooth=.8, key=.9,
                 views={'front': Shot(elevation=7), 'detail': Shot(elevation=12, turn=-24, zoom=1.6, at=(.04, -.10))})
