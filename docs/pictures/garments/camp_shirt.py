"""Tarun's camp-collar shirt: a month of waves, teal on soft cream viscose."""
import random

from drape.solver import Cloth
from drape.torso import torso
from mesh.collar import camp_collar
from mesh.locate import locate
from mesh.solid import button, together
from paint.motifs import place
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


def waves(seed=3):
    """Rows of hand-drawn waves, one different from the next, with a small sun now and then."""
    r, out = random.Random(seed), ''
    for row in range(22):
        y, x = -.04 + row * .042, -.70 + (row % 2) * .045 + r.uniform(-.01, .01)
        while x < .70:
            w, h = r.uniform(.066, .084), r.uniform(.010, .017)
            if r.random() < .085:
                out += f'<circle cx="{x + w / 2:.4f}" cy="{y - .004:.4f}" r=".0095" fill="{SUN}"/>'
            else:
                d = f'M {x:.4f} {y:.4f} q {w / 8:.4f} {-h:.4f} {w / 4:.4f} 0 t {w / 4:.4f} 0 t {w / 4:.4f} 0'
                out += f'<path d="{d}" fill="none" stroke="{WAVE}" stroke-width="{r.uniform(.0040, .0056):.4f}" stroke-linecap="round"/>'
            x += w + r.uniform(.014, .022)
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
        strip = (0, .9, -.02, .24)
        plain = canvas(strip, place(.45, -.38, 1, waves(7)), GROUND), canvas((-1, 1, -1, 1), '', '#808080')
        knobs = [button(*locate(fine, 0, 0, -y), .0062, .0024) for y in BUTTONS]
        return [Trim('collar', camp_collar(fine), dict(kind='cloth', colour=plain[0], height=plain[1], **look), strip),
                Trim('buttons', together(knobs), dict(kind='plain', colour='#E7D9BF', rough=.35, coat=.4))]

    return Garment(
        panels=[Panel('front', front, -1), Panel('back', back, 1)], box=area, wall='#D5E1EA', look=look, trims=trims,
        body=torso(angle=33, drop=28, shoulder=.168, chest=.184, waist=.176, hip=.186, arm=.045),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, hem=(.0018, .020),
        cloth=Cloth(bend=6e-4, thickness=.007))
