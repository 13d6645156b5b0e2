"""Rafi's tapered chinos: pale sand, turn-ups, a yellow chevron at one of them."""
from drape.legs import legs
from drape.solver import Cloth
from mesh.locate import locate
from mesh.solid import button
from paint.bottom import front_lines, loops
from paint.motifs import chevron, place
from paint.stitches import sunk
from paint.svg import blur, canvas, segment, stroke
from pattern.bottom import trousers
from pattern.outline import box
from pattern.panel import Panel

from .garment import Garment, Trim, View

GROUND, INK, THREAD, YELLOW, BAND, TURNUP = '#D9C6A5', '#B39F7C', '#C4B08C', '#E9C24A', .040, .040
CUT = dict(waist=.196, hip=.262, rise=.28, length=1.00, hem=.092, knee=.112, spread=.044, crotch=.006)


def _paint(half, area, front):
    colour, height = front_lines(CUT['waist'], CUT['hip'], BAND, CUT['rise'], INK, THREAD)
    c, h = loops((-.14, -.07, .07, .14), BAND, GROUND, INK)
    hem = segment(half, 'hem')
    colour += stroke(hem, INK, 2 * TURNUP + .003) + stroke(hem, '#D3BF9C', 2 * TURNUP)
    height += stroke(hem, '#2c2c2c', 2 * TURNUP + .004) + stroke(hem, '#b0b0b0', 2 * TURNUP)
    art = place(CUT['spread'] + CUT['hem'] * 1.62, CUT['length'] - .021, .026, chevron(YELLOW)) if front else ''
    return canvas(area, colour + c + art, GROUND), \
        canvas(area, f'<g filter="url(#soft)">{height + h}</g>', '#808080', blur('soft', .0010))


def garment(number):
    """The Garment of product 25."""
    front, back = trousers(dip=.014, **CUT), trousers(**CUT)
    area, openings = box(front, back), ('waist', 'hem')

    def trims(coarse, fine):
        p, n = locate(fine, 0, .004, -BAND / 2)
        return [Trim('button', button(p, n, .0085, .003), dict(kind='plain', colour='#8A7350', rough=.4, coat=.3))]

    return Garment(
        panels=[Panel('front', front, -1, .011, openings), Panel('back', back, 1, .011, openings)], box=area, wall='#CFDACD',
        body=legs(waist=.152, hip=.178, foot=.136, thigh=.084, knee=.056, ankle=.040, step=.03),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, look=dict(weave='twill', seam=.0035, sheen=.12),
        cloth=Cloth(bend=8e-5, hold=-.03, thickness=.008), trims=trims, height=1.04, share=.76, hem=(.0034, .026),
        views={'front': View(elevation=7), 'detail': View(turn=-26, elevation=8, zoom=2.6, at=(.12, -.36))})
