"""Rafi's roll-top backpack: waxed teal canvas, a roll held by one strap with a yellow chevron, brass buckle, padded straps."""
import numpy as np

from mesh.ribbon import path, ribbon
from mesh.solid import together
from mesh.surface import Surface
from mesh.yarn import row, tubes
from paint.svg import canvas

from .backpack_body import POCKET, roll, sack
from .goods import Goods, Part, Shot
from .plinth import TONES, plinth

WAXED, BOOT, WEB, YELLOW, THREAD = '#2F6065', '#234A4F', '#27474B', '#F2C94C', '#6F9A9A'
STRAP = .042


def _front_strap(p, n, u, v):
    """Over the roll, down the front, through the buckle, and its loose end; its points and the buckle's place."""
    j = np.abs(u[0]).argmin()
    at = lambda h, off: p[np.abs(v[:, 0] - h).argmin(), j] + n[np.abs(v[:, 0] - h).argmin(), j] * off
    pts = [(.004, .064, .330), (.004, .050, .395), (.004, .026, .452), (.004, -.016, .4715), (.004, -.058, .452), (.004, -.074, .420),
           (.004, -.084, .392), at(.345, .006), at(.305, .004), at(.270, .006), at(.250, .0105), at(.232, .006), at(.215, .012),
           at(.175, .009), at(.135, .012) + (.002, 0, 0), at(.108, .017) + (.003, 0, 0)]
    line = path(pts, 320)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    return line, far, at(.250, .0068)


def _buckle(c, n):
    """A brass frame with a bar in the middle, lying on the strap."""
    right, up = np.array([1.0, 0, 0]), np.cross(n, (1, 0, 0))
    up *= np.sign(up[2])
    w = np.linspace(0, 2 * np.pi, 97)
    box = lambda q: np.sign(q) * np.abs(q)**.30
    ring = c + right * (box(np.cos(w)) * .0265)[:, None] + up * (box(np.sin(w)) * .0185)[:, None]
    bar = c + right * np.linspace(-.0265, .0265, 97)[:, None] + n * .0042
    return tubes(np.stack([ring, bar]), np.broadcast_to(n, (2, 97, 3)), np.full(97, .0024), 16)


def _shoulder(side):
    """A padded strap behind, bowed out so that it is seen beside the sack, and the webbing at its end."""
    pts = [(side * .052, .040, .418), (side * .062, .084, .424), (side * .096, .122, .388), (side * .136, .134, .305),
           (side * .158, .126, .205), (side * .156, .104, .118)]
    line = path(pts, 130)
    f = np.linspace(0, 1, 130)[:, None]
    across = np.array([side * 1.0, 0, .1]) * (1 - f) + np.array([side * .45, -.85, 0]) * f
    pad = ribbon(line, across, .060 - .016 * np.linspace(0, 1, 130)**2, .013, ripple=lambda t, w: .0012 * np.sin(t * 70) * (1 - w * w))
    low = path([line[-6], line[-1], (side * .150, .090, .070), (side * .122, .062, .018)], 60)
    g = np.linspace(0, 1, 60)[:, None]
    web = ribbon(low, across[-1] * (1 - g) + np.array([side * .75, -.65, .2]) * g, .024, .0022)
    return pad, web


def _handle():
    """The grab loop at the back of the mouth."""
    line = path([(-.045, .052, .395), (-.042, .062, .430), (-.020, .072, .468), (.010, .074, .476), (.036, .070, .462), (.050, .060, .425),
                 (.050, .052, .395)], 110)
    return ribbon(line, np.broadcast_to((0.0, -1, .15), line.shape), .022, .0030)


def _chevrons(far, start, area):
    """The strap's paint: three chevrons pointing up, from `start` metres along it."""
    body = ''
    for k in range(3):
        x = start + k * .026
        body += f'<path d="M {x + .020} {-STRAP / 2} L {x} 0 L {x + .020} {STRAP / 2}" fill="none" stroke="{YELLOW}" stroke-width=".0095"/>'
    return canvas(area, body, WEB)


def goods(number):
    """The Goods of product 19."""
    body, p, n, u, v, d = sack()
    line, far, place = _front_strap(p, n, u, v)
    strap = ribbon(line, np.broadcast_to((1.0, 0, 0), line.shape), STRAP, .0026, ripple=lambda t, w: .0005 * np.sin(t * 90) * w)
    j = np.abs(u[0]).argmin()
    front = n[np.abs(v[:, 0] - .250).argmin(), j]
    pads, webs = zip(_shoulder(-1), _shoulder(1))
    rows = []
    for off in (.0085, .0118):
        ring = []
        half, low, high = POCKET[0] + off, POCKET[1] - off, POCKET[2] + off
        w = np.linspace(0, 2 * np.pi, 500)
        box = lambda q: np.sign(q) * np.abs(q)**.30
        for a, b in zip(half * box(np.sin(w)), (low + high) / 2 + (high - low) / 2 * box(np.cos(w))):
            i, k = np.abs(v[:, 0] - b).argmin(), np.abs(u[0] - a).argmin()
            ring.append((p[i, k], n[i, k]))
        q, m = (np.array(c) for c in zip(*ring))
        keep = np.concatenate([[True], np.linalg.norm(np.diff(q, axis=0), axis=1) > .0004])
        rows.append(row(q[keep], m[keep], .0042, .0013, .00048, seed=int(off * 1e4)))
    for h in (.0925, .0960):
        i = np.abs(v[:, 0] - h).argmin()
        keep = np.r_[np.abs(u[0]) > POCKET[0] + .016]
        for part in (keep & (u[0] < 0), keep & (u[0] > 0)):
            rows.append(row(p[i, part], n[i, part], .0042, .0013, .00048, seed=i))
    i = np.abs(v[:, 0] - POCKET[2] + .022).argmin()
    zip_ = np.abs(u[0]) < POCKET[0] - .012
    teeth = row(p[i, zip_] + n[i, zip_] * .0010, n[i, zip_], .0011, .0009, .0011, seed=3)
    pull = ribbon(path([p[i, zip_][20] + n[i, zip_][20] * q + (0, 0, z) for q, z in ((.003, .001), (.005, -.008), (.004, -.030))], 30),
                  np.broadcast_to((1.0, 0, 0), (30, 3)), .008, .0016)
    wax = dict(kind='woven', pitch=.0017, weave='plain', depth=.00030, rough=.58, sheen=.12, contrast=.40, mottle=.16, fuzz=.12, slub=.35, specular=.32,
               coat=.10, crumple=.0035)
    area = (0, float(far[-1]), -STRAP / 2, STRAP / 2)
    start = float(far[np.abs(line[:, 2] - .405 + (line[:, 1] > 0) * 9).argmin()])
    web = dict(kind='woven', pitch=.0022, weave='twill', depth=.0005, contrast=.5, sheen=.2)
    turn = np.radians(-24)
    made = [('body', body, [dict(wax, colour=WAXED), dict(wax, colour=BOOT)], (-.3, .3, -.3, .3)),
            ('roll', together(roll()), dict(wax, colour=WAXED), (-.3, .3, -.3, .3)),
            ('strap', strap, dict(web, colour=_chevrons(far, start, area)), area),
            ('pads', together(pads), dict(wax, colour=BOOT), (-.3, .3, -.3, .3)),
            ('webs', together([*webs, _handle(), pull]), dict(web, colour=WEB), (-.3, .3, -.3, .3)),
            ('thread', together(rows), dict(kind='plain', colour=THREAD, rough=.6), (-.3, .3, -.3, .3)),
            ('brass', together([_buckle(place, front), teeth]), dict(kind='metal', colour='#CDA75E'), (-.3, .3, -.3, .3))]
    c, q = np.cos(turn), np.sin(turn)
    turned = lambda s: Surface(s.verts @ np.array([[c, -q, 0], [q, c, 0], [0, 0, 1]]).T, s.faces, s.uv, s.piece)
    wall, step = TONES['butter']
    return Goods([Part(name, turned(s), m, box) for name, s, m, box in made] + [plinth(.36, step, (0, .03))],
                 wall=wall, floor=-.6, samples=1, smooth=.9, key=.95,
                 views={'front': Shot(elevation=8), 'detail': Shot(elevation=18, turn=-56, zoom=1.3, at=(0, .11))})
