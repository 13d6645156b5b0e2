"""Ila's straight kurta: indigo with resist dots, band collar, button placket, side slits."""
import random

from drape.solver import Cloth
from drape.torso import arm_angle, torso
from mesh.collar import band_collar
from mesh.creases import creases, elbow
from mesh.locate import locate
from mesh.solid import button, together
from paint.stitches import thread, turned
from paint.svg import blur, canvas, segment, stroke
from paint.top import armhole_colour, armhole_height, armholes
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim, View

GROUND, DOT, THREAD = '#3E5878', '#E9EDF0', '#2A4059'
SHOULDER, ARMPIT = (.222, -.048), (.250, -.262)
CUT = dict(neck_w=.074, shoulder=SHOULDER, angle=38, sleeve=.545, cuff=.120, armpit=ARMPIT, hem=(.286, -1.03), hem_drop=.006,
           slit=-.72)
PLACKET, BUTTONS = .360, [.118, .185, .252, .319]
FOLDS = elbow(0, SHOULDER, 38, .545, .13, 5, high=.0045, wide=.010)


def dots(seed, pitch=.036):
    """Tied-off dots on a wandering lattice: pale rings of uneven edge, each a little different."""
    r, out = random.Random(seed), ''
    for row in range(36):
        for col in range(-20, 21):
            x = (col + (row % 2) / 2) * pitch + r.uniform(-.003, .003)
            y = -.06 + row * pitch * .87 + r.uniform(-.003, .003)
            s, k = r.uniform(.0042, .0058), r.uniform(.8, 1.2)
            out += f'<ellipse cx="{x:.4f}" cy="{y:.4f}" rx="{s * k:.4f}" ry="{s / k:.4f}" fill="{DOT}" opacity="{r.uniform(.72, .95):.2f}"/>'
            out += f'<circle cx="{x + r.uniform(-.0008, .0008):.4f}" cy="{y:.4f}" r="{s * .30:.4f}" fill="{GROUND}" opacity=".8"/>'
    return out


def _paint(half, area, front):
    hem, cuff, arm, slit = (*(segment(half, n) for n in ('hem', 'cuff')), armholes(SHOULDER, ARMPIT), segment(half, 'slit'))
    cloud = f'<g filter="url(#vat)" fill="#2C4562" opacity=".35"><ellipse cx="-.1" cy=".5" rx=".12" ry=".2"/>' \
            f'<ellipse cx=".14" cy=".8" rx=".1" ry=".16"/></g>'
    colour = cloud + f'<g filter="url(#bleed)">{dots(5 if front else 6)}</g>' + armhole_colour(arm)
    for d in (hem, cuff):
        colour += stroke(d, GROUND, .066) + stroke(d, DOT, .0600) + stroke(d, GROUND, .0562) + stroke(d, DOT, .0520, 'stroke-dasharray=".0055 .0075"') + stroke(d, GROUND, .0430)
    height = turned(hem, .024) + turned(cuff, .022) + turned(slit, .012) + armhole_height(arm)
    if front:
        strip = f'M -.018 .05 H .018 V {PLACKET} L 0 {PLACKET + .016} L -.018 {PLACKET} Z'
        colour += f'<path d="{strip}" fill="{GROUND}"/>' + stroke(strip, '#20344a', .0018) + \
            thread(f'M -.015 .05 V {PLACKET - .003} H .015 V .05', '#7E97B3')
        height += f'<path d="{strip}" fill="#aaaaaa"/>' + stroke(strip, '#303030', .0026)
    return canvas(area, colour, GROUND, blur('bleed', .0006) + blur('vat', .05)), \
        canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0008))


def garment(number):
    """The Garment of product 8."""
    openings = ('neck', 'cuff', 'hem', 'slit')
    front, back = top(neck_d=.088, **CUT), top(neck_d=.020, **CUT)
    area = box(front, back)
    look = dict(weave='plain', seam=.0028, sheen=.15)

    def trims(coarse, fine):
        flat = canvas((-1, 1, -1, 1), '', GROUND), canvas((-1, 1, -1, 1), '', '#808080')
        knobs = [button(*locate(fine, 0, 0, -y), .0058, .0024) for y in BUTTONS]
        return [Trim('collar', band_collar(fine), dict(kind='cloth', colour=flat[0], height=flat[1], **look)),
                Trim('buttons', together(knobs), dict(kind='plain', colour='#B98A52', rough=.4, metal=.9))]

    return Garment(
        panels=[Panel('front', front, -1, .0125, openings), Panel('back', back, 1, .0125, openings)], box=area, wall='#E9D8C8',
        look=look, trims=trims, hem=(.002, .022), cloth=Cloth(bend=2e-4, thickness=.0085),
        body=torso(angle=arm_angle(front, .158), drop=36, shoulder=.158, chest=.176, waist=.168, hip=.182, arm=.044, arm_length=.74),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, share=.76, press=5, relief=creases(FOLDS),
        views={'front': View(), 'detail': View(turn=22, elevation=8, zoom=2.5, at=(.02, .29))})
