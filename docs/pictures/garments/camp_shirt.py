"""Tarun's camp-collar shirt: a month of waves, teal on soft cream viscose."""
import random

from drape.solver import Cloth
from drape.torso import torso
from mesh.camp import lapels, leaf
from mesh.locate import locate
from mesh.rest import rest
from mesh.solid import button, together
from paint.stitches import thread, turned
from paint.svg import blur, canvas, segment, stroke
from paint.top import armhole_colour, armhole_height, armholes
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim

GROUND, WAVE, SUN, THREAD = '#F1EADC', '#2F5D62', '#E9785C', '#D9CFBC'
SHOULDER, ARMPIT = (.235, -.050), (.275, -.265)
CUT = dict(neck_w=.082, shoulder=SHOULDER, angle=30, sleeve=.235, cuff=.190, armpit=ARMPIT, hem=(.280, -.69), hem_drop=.004)
BUTTONS = [.235 + .083 * i for i in range(6)]
POCKET = 'M .085 .215 H .195 V .322 L .185 .332 H .095 L .085 .322 Z'


def _one(r, x, y):
    """A wave as one draws it: two or three swells, sometimes with a second line below, never quite level."""
    w, h, n = r.uniform(.018, .023), r.uniform(.007, .011), r.choice((4, 4, 4, 5))
    line = f'M {-w * n / 2:.4f} 0 q {w / 2:.4f} {-h * 2:.4f} {w:.4f} 0' + f' t {w:.4f} 0' * (n - 1)
    lines = line + (f' M {w * (2 - n / 2):.4f} {h * 2.1:.4f} q {w / 2:.4f} {-h * 2:.4f} {w:.4f} 0' + f' t {w:.4f} 0' * (n - 3) if r.random() < .30 else '')
    return f'<path transform="translate({x:.4f} {y:.4f}) rotate({r.uniform(-13, 13):.1f})" d="{lines}" fill="none" stroke="{WAVE}" ' \
           f'stroke-width="{r.uniform(.0040, .0058):.4f}" stroke-linecap="round"/>'


def waves(seed=3, box=(-.62, .62, -.04, .80)):
    """Hand-drawn waves scattered without rows, and a small sun now and then."""
    r, spots, out = random.Random(seed), [], ''
    for _ in range(9000):
        x, y = r.uniform(*box[:2]), r.uniform(*box[2:])
        if all(((x - a) / .094)**2 + ((y - b) / .043)**2 > 1 for a, b in spots):
            spots.append((x, y))
            sun = r.random() < .13
            out += f'<circle cx="{x:.4f}" cy="{y:.4f}" r="{r.uniform(.0090, .0115):.4f}" fill="{SUN}"/>' if sun else _one(r, x, y)
    return out


def _paint(half, area, front):
    hem, cuff, arm = segment(half, 'hem'), segment(half, 'cuff'), armholes(SHOULDER, ARMPIT)
    colour = waves(3 if front else 4) + armhole_colour(arm)
    height = turned(hem, .020) + turned(cuff, .026) + armhole_height(arm)
    if front:
        colour += stroke('M .018 .1 V .75', '#000', .0016, 'opacity=".22"') + thread('M -.016 .1 V .75', THREAD)
        colour += stroke(POCKET, '#000', .0014, 'opacity=".2"')
        height += '<rect x="-.016" y=".1" width=".034" height=".7" fill="#a2a2a2"/>' + stroke('M .018 .1 V .75', '#303030', .0026)
        height += f'<path d="{POCKET}" fill="#a0a0a0"/>' + stroke(POCKET, '#3c3c3c', .0022) + stroke('M .085 .238 H .195', '#5c5c5c', .0016)
    return canvas(area, colour, GROUND), canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0007))


def garment(number):
    """The Garment of product 15."""
    front = top(neck_d=.205, neck_shape=((.10, .80), (.86, .42)), **CUT)
    back = top(neck_d=.020, **CUT)
    area = box(front, back)
    look = dict(weave='smooth', seam=.0026, rough=.75, sheen=.15)

    def trims(coarse, fine):
        strip = (0, .9, 0, .20)
        art = canvas(strip, waves(7, (0, .9, -.20, 0)), GROUND), canvas((-1, 1, -1, 1), '', '#808080')
        knobs = [button(*locate(fine, 0, 0, -y), .0062, .0024) for y in BUTTONS]
        open_ = together([*(rest(q, fine, .0016) for q in lapels(fine)), rest(leaf(fine), fine, .0026)])
        return [Trim('collar', open_, dict(kind='cloth', colour=art[0], height=art[1], **look), strip),
                Trim('buttons', together(knobs), dict(kind='plain', colour='#E7D9BF', rough=.35, coat=.4))]

    return Garment(
        panels=[Panel('front', front, -1), Panel('back', back, 1)], box=area, wall='#D5E1EA', look=look, trims=trims,
        body=torso(angle=33, drop=28, shoulder=.168, chest=.184, waist=.176, hip=.186, arm=.045),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, hem=(.0018, .020),
        cloth=Cloth(bend=6e-4, thickness=.007), press=5)
