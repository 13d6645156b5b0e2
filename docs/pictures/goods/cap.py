"""Meher's six-panel cap: brushed teal cotton, a sun over waves in real stitches, a curved brim, a strap of the same cloth."""
import numpy as np
from scipy.spatial import cKDTree

from mesh.noise import noise
from mesh.sheet import grid, hemmed, normals
from mesh.solid import together
from mesh.surface import Surface
from mesh.yarn import row, tubes

from .cap_shape import ARCH, DEEP, HIGH, REACH, SEAMS, WIDE, base, brim_height, brim_plan, crown, end
from .embroidery import Ground, eyelet, patch, satin, tatami
from .goods import Goods, Part, Shot
from .plinth import TONES, plinth

TEAL, TONE, CORAL, CREAM, DARK = '#2F6267', '#4C8186', '#E9704F', '#F3EADA', '#12292B'
CLOTH = dict(kind='woven', colour=TEAL, pitch=.00125, weave='twill', depth=.00034, sheen=.5, contrast=.46, mottle=.09,
             fuzz=.26)


def _crown():
    th = np.linspace(-np.pi, np.pi, 900, endpoint=False) + .0017
    q = np.linspace(.012, 1, 230)[:, None]
    t = q * end(th)
    tt = np.broadcast_to(th, t.shape)
    p = base(tt, t)
    n = -normals(p, True)
    n = np.where((n * p).sum(-1, keepdims=True) < 0, -n, n)
    p = crown(tt, t, n)
    uv = np.stack([np.broadcast_to(np.append(th, np.pi + .0017) * .090, (len(q), len(th) + 1)),
                   np.broadcast_to((1 - q) * .17, (len(q), len(th) + 1))], -1)
    full, fuv = hemmed(p, uv, .0022, 40, True, n=n)
    return grid(full, fuv, True), p, n, tt, t


def _brim():
    s, v = np.meshgrid(np.linspace(-.999, .999, 420), np.linspace(0, 1, 110))
    plan = brim_plan(s, v)
    edge = brim_plan(np.linspace(-1, 1, 900), np.ones(900))
    d = cKDTree(edge).query(plan)[0]
    rows = np.arange(6) * .0095 + .0065
    h = sum(-.00042 * np.exp(-((d - r) / .0013)**2) for r in rows)
    z = brim_height(plan)
    p = np.concatenate([plan, z[..., None]], -1)
    n = normals(p)
    n *= np.sign(n[..., 2:])
    p = p + n * (.0018 + h + .00012 * noise(p, .006, 2))[..., None]
    uv = plan.copy()
    full, fuv = hemmed(p, uv, .0040, len(p), n=n)
    lines, near = [], cKDTree(p.reshape(-1, 3)[:, :2])
    t = np.gradient(edge, axis=0)
    inward = np.stack([t[:, 1], -t[:, 0]], -1) / np.linalg.norm(t, axis=1, keepdims=True)
    inward *= np.sign(((np.array([0, -.06]) - edge) * inward).sum(1)).mean()
    for r in rows:
        c = edge + inward * r
        keep = (c[:, 1] < .03) & ((c[:, 0] / (WIDE * .985))**2 + (c[:, 1] / (DEEP * .985))**2 > 1) & \
            (cKDTree(edge).query(c)[0] > r * .97)
        c = c[keep]
        w, i = near.query(c, k=3)
        lines.append((p.reshape(-1, 3)[i].mean(1) + n.reshape(-1, 3)[i].mean(1) * .00026, n.reshape(-1, 3)[i].mean(1)))
    return grid(full, fuv), lines


def _on(p, n, th, t, tt, tq):
    """The crown's points and normals nearest to the angles th and depths t."""
    k = cKDTree(np.column_stack([np.cos(tt.ravel()) * 1.5, np.sin(tt.ravel()) * 1.5, tq.ravel()]))
    w, i = k.query(np.column_stack([np.cos(th) * 1.5, np.sin(th) * 1.5, t]), k=4)
    w = 1 / (w + 1e-6)
    w /= w.sum(1, keepdims=True)
    return ((p.reshape(-1, 3)[i] * w[..., None]).sum(1), (n.reshape(-1, 3)[i] * w[..., None]).sum(1))


def _seam_stitches(p, n, tt, tq):
    out = []
    for k, a in enumerate(SEAMS):
        top = end(np.array([a]))[0]
        t = np.linspace(.07, top * .985, 160)
        for side in (-1, 1):
            r = np.hypot(*base(np.full(160, a), t)[:, :2].T)
            q, m = _on(p, n, a + side * .0047 / np.maximum(r, .012), t, tt, tq)
            out.append(row(q, m, seed=10 * k + side + 1))
    th = np.linspace(-np.pi + ARCH + .03, np.pi - ARCH - .03, 900)
    q, m = _on(p, n, th, np.full(900, .955), tt, tq)
    out.append(row(q, m, seed=77))
    return out


def _art(p, n, tt):
    """The sun in level rows of thread, then two waves in satin stitch."""
    c = np.abs(tt[0]) < 1.15
    q, m = p[60:, c], n[60:, c]
    mid = np.argmin(np.abs(tt[0][c]))
    u = np.concatenate([np.zeros((len(q), 1)), np.cumsum(np.linalg.norm(np.diff(q, axis=1), axis=-1), 1)], 1)
    u -= u[:, mid:mid + 1]
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q[:, mid], axis=0), axis=-1))])
    v = np.broadcast_to((s[-1] - s)[:, None], u.shape)
    g = Ground(u, v, q, m)
    wave = lambda y, a, ph: (lambda x: y + a * np.sin(x / .0265 * 2 * np.pi + ph) * (1 + .15 * np.sin(x * 90)))
    top = wave(.0385, .0034, .6)
    keep = lambda x, y: y > top(x) - .002
    sun = together([patch(g, (0, .0500), .0195, lambda x: top(x) - .001, .00030), tatami(g, (0, .0500), .0200, keep)])
    upper = satin(g, np.linspace(-.0385, .0375, 190), top, .0074, .8)
    lower = satin(g, np.linspace(-.0300, .0330, 160), wave(.0258, .0032, 1.0), .0060, 1.3)
    return sun, together([upper, lower])


def _strap():
    a = np.linspace(-.66, .66, 160)
    th = np.pi + a
    z = np.linspace(.021, .0015, 26)[:, None]
    rim = base(th, np.ones_like(a))
    tuck = -.0022 + .0030 * np.clip((ARCH + .02 - np.abs(a)) / .05, 0, 1)
    out = rim * (1, 1, 0)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    p = (rim + out * tuck[:, None])[None] + np.zeros((26, 1, 3))
    p[..., 2] = z
    n = np.broadcast_to(out, p.shape)
    p = p + n * (.0004 * noise(p, .02, 9))[..., None]
    uv = np.stack(np.broadcast_arrays(a * .1, z), -1)
    full, fuv = hemmed(p, uv, .0020, 26, n=n)
    rows = [row(p[k] + n[k] * .0001, n[k], seed=k) for k in (3, 22)]
    b = np.pi + .16
    c, o = base(np.array([b]), np.ones(1))[0], np.array([np.sin(b), -np.cos(b), 0])
    side = np.array([-o[1], o[0], 0])
    w = np.linspace(0, 2 * np.pi, 72)
    box = lambda q: np.sign(q) * np.abs(q)**.35
    ring = c + o * .0034 + side * (box(np.cos(w)) * .0085)[:, None] + np.array([0, 0, 1]) * (.0118 + box(np.sin(w)) * .0112)[:, None]
    bar = c + o * .0034 + np.array([[0, 0, z] for z in np.linspace(.0010, .0225, 72)])
    buckle = tubes(np.stack([ring, bar]), np.broadcast_to(o, (2, 72, 3)), np.full(72, .0013), 12)
    return grid(full, fuv), rows, buckle


def _button():
    w, a = np.meshgrid(np.linspace(0, 2 * np.pi, 64, endpoint=False), np.linspace(.02, np.pi * .62, 20))
    r = .0092 * np.sin(a)**.85
    p = np.stack([r * np.cos(w), r * np.sin(w) + .003, HIGH + .0004 + .0050 * np.cos(a)], -1)
    return grid(p, np.stack([r * np.cos(w), r * np.sin(w)], -1)[:, list(range(64)) + [0]], True)


def _sweatband():
    th = np.linspace(-np.pi + ARCH + .02, np.pi - ARCH - .02, 240)
    p = np.stack([base(th, np.full(240, t)) for t in np.linspace(.80, .985, 12)]) * (.965, .965, 1)
    return grid(p)


def _placed(s, tilt, turn):
    """Tilt backwards, then turn about the vertical; radians."""
    c, q = np.cos(tilt), np.sin(tilt)
    v = s.verts @ np.array([[1, 0, 0], [0, c, -q], [0, q, c]]).T
    c, q = np.cos(turn), np.sin(turn)
    return Surface(v @ np.array([[c, -q, 0], [q, c, 0], [0, 0, 1]]).T, s.faces, s.uv, s.piece)


def goods(number):
    """The Goods of product 12."""
    shell, p, n, tt, tq = _crown()
    brim, lines = _brim()
    sun, waves = _art(p, n, tt)
    strap, strap_rows, buckle = _strap()
    thread = _seam_stitches(p, n, tt, tq) + strap_rows + \
        [row(l, m, .0032, .0010, .00034, seed=i) for i, (l, m) in enumerate(lines)]
    holes = []
    for k in range(6):
        q, m = _on(p, n, np.array([SEAMS[k] + np.pi / 6]), np.array([.47]), tt, tq)
        ring, hole = eyelet(q[0], m[0] / np.linalg.norm(m[0]))
        thread.append(ring), holes.append(hole)
    parts = [('crown', together([shell, _button()]), CLOTH), ('brim', brim, CLOTH), ('strap', strap, CLOTH),
             ('thread', together(thread), dict(kind='plain', colour=TONE, rough=.5)),
             ('sun', sun, dict(kind='plain', colour=CORAL, rough=.42)), ('waves', waves, dict(kind='plain', colour=CREAM, rough=.42)),
             ('holes', together(holes), dict(kind='plain', colour=DARK, rough=.9)),
             ('band', _sweatband(), dict(kind='woven', colour='#E8DCC6', pitch=.001)),
             ('buckle', buckle, dict(kind='metal', colour='#C9A45C'))]
    low = brim.verts[brim.verts[:, 2].argmin()]
    tilt = np.arctan2(0 - low[2], DEEP - low[1])
    made = [(name, _placed(s, -tilt, np.radians(-29)), m) for name, s, m in parts]
    floor = float(min(s.verts[:, 2].min() for name, s, _ in made if name in ('crown', 'brim')))
    wall, step = TONES['blush']
    return Goods([Part(name, s, m) for name, s, m in made] + [plinth(.165, step, (-.012, -.020), floor)], wall=wall, floor=floor - .3,
                 samples=1.5, smooth=.8, key=.85,
                 views={'front': Shot(elevation=14), 'detail': Shot(elevation=16, spin=192, zoom=1.12, at=(0, -.02))})
