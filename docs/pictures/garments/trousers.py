"""Kabir's wide-leg trousers: teal twill, high waist, a sharp crease, ochre bar tacks."""
import numpy as np

from drape.legs import legs
from drape.solver import Cloth
from mesh.locate import locate
from mesh.solid import button
from paint.bottom import bar_tack, front_lines, loops
from paint.stitches import turned
from paint.svg import blur, canvas, mirrored, segment, stroke
from pattern.bottom import trousers
from pattern.outline import box
from pattern.panel import Panel

from .garment import Garment, Trim, View

GROUND, INK, THREAD, OCHRE, BAND = '#3F6B6E', '#274A4D', '#2F5558', '#D08F45', .046
CUT = dict(waist=.178, hip=.262, rise=.31, length=1.02, hem=.158, spread=.012, crotch=.006)


def _crease():
    return mirrored(lambda m: f'M {m * .105} .13 C {m * .118} .35 {m * .145} .6 {m * .17} 1.05')


def _relief(piece, u, v):
    """The crease, pressed sharp from the thigh down."""
    middle = np.interp(-v, [.13, .35, .60, .80, 1.02], [.104, .117, .139, .152, .168])
    return .0065 * np.exp(-np.abs(np.abs(u) - middle) / .014) * np.clip((-v - .14) / .14, 0, 1)


def _wash():
    """Paler where twill rubs: thighs, knees, along the outer seams."""
    spots = ((.10, .30, .06, .13, .5), (.13, .55, .06, .10, .4), (.16, .93, .10, .07, .35))
    return '<g filter="url(#far)" fill="#6E9698">' + ''.join(
        f'<ellipse cx="{m * x}" cy="{y}" rx="{a}" ry="{b}" opacity="{o}"/>' for x, y, a, b, o in spots for m in (1, -1)) + '</g>'


def _paint(half, area, front):
    colour, height = front_lines(CUT['waist'], CUT['hip'], BAND, CUT['rise'], INK, THREAD)
    c, h = loops((-.125, -.062, .062, .125), BAND, GROUND, INK)
    worn = stroke(_crease(), '#6E9496', .012, 'opacity=".35" filter="url(#near)"')
    tacks = ''.join(bar_tack(m * x, y, OCHRE, m * t) for m in (1, -1) for x, y, t in ((.119, .050, 0), (.249, .163, 55)))
    tacks += bar_tack(.014, CUT['rise'] - .047, OCHRE, -30)
    hem, side = segment(half, 'hem'), segment(half, 'side')
    height += turned(hem, .032)
    worn = _wash() + worn + stroke(side + hem, '#7BA0A2', .010, 'opacity=".45" filter="url(#near)"') + stroke(hem, THREAD, .0665, 'opacity=".35"') + stroke(hem, '#44706F', .0640, 'opacity=".8"')
    ground = worn + colour + c + tacks if front else worn + c
    return canvas(area, ground, GROUND, blur('near', .005) + blur('far', .03)), \
        canvas(area, f'<g filter="url(#soft)">{height + h}</g>', '#808080', blur('soft', .0010))


def garment(number):
    """The Garment of product 11."""
    front, back = trousers(dip=.010, **CUT), trousers(**CUT)
    area, openings = box(front, back), ('waist', 'hem')

    def trims(coarse, fine):
        p, n = locate(fine, 0, .004, -BAND / 2)
        return [Trim('button', button(p, n, .0085, .003), dict(kind='plain', colour='#27474A', rough=.4, coat=.3))]

    return Garment(
        panels=[Panel('front', front, -1, .012, openings, 3), Panel('back', back, 1, .012, openings, 3)], box=area, wall='#F0D6C8',
        body=legs(waist=.136, hip=.172, foot=.17, thigh=.078, knee=.05, step=.04),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, look=dict(weave='twill', seam=.0035, sheen=.1),
        cloth=Cloth(bend=9e-5, hold=-.03, thickness=.008), trims=trims, height=1.06, share=.76, relief=_relief,
        press=90,
        views={'front': View(elevation=7), 'detail': View(turn=22, elevation=6, zoom=2.2, at=(.05, .30))})
