"""Rafi's tapered chinos: pale sand, turn-ups, a yellow chevron at one of them."""
import numpy as np

from drape.legs import legs
from drape.solver import Cloth
from mesh.creases import bend, creases
from mesh.cuff import cuff
from mesh.locate import locate
from mesh.solid import button, together
from mesh.strap import strap
from paint.bottom import bar_tack, front_lines
from paint.motifs import chevron, place
from paint.svg import blur, canvas, segment, stroke
from pattern.bottom import trousers
from pattern.outline import box
from pattern.panel import Panel

from .garment import Garment, Trim, View

GROUND, INK, THREAD, YELLOW, BAND, TURNUP = '#D9C6A5', '#B39F7C', '#C4B08C', '#E9C24A', .040, .040
CUT = dict(waist=.204, hip=.264, rise=.275, length=1.00, hem=.092, knee=.120, spread=.030, crotch=.004)
PLAIN = (-1, 1, -1, 1)
LOOPS = (-.150, -.078, .078, .150)
FOLDS = [q for m in (1, -1) for q in (*bend(0, (m * .085, -.285), (m * -.075, .02), 3 + m, high=.0035, spread=.08, count=4),
                                      *bend(0, (m * .125, -.585), (m * -.105, 0), 6 + m, high=.0028, spread=.10, count=4),
                                      *bend(0, (m * .122, -.90), (m * .085, 0), 9 + m, high=.0035, spread=.06, count=3))]


def _paint(half, area, front):
    colour, height = front_lines(CUT['waist'], CUT['hip'], BAND, CUT['rise'], INK, THREAD)
    tacks = ''.join(bar_tack(m * .150, .062, THREAD, m * 60) + bar_tack(m * .252, .166, THREAD, 0) for m in (1, -1))
    return canvas(area, colour + (tacks if front else ''), GROUND), \
        canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0010))


def _loop(s, x, piece):
    """A belt loop over the waistband."""
    y = np.linspace(.001, -BAND - .012, 12)
    p, n = (np.array(q) for q in zip(*[locate(s, piece, x, v) for v in y]))
    n = np.tile(n.mean(0) / np.linalg.norm(n.mean(0)), (12, 1))
    lift = .0028 * np.sin(np.linspace(0, np.pi, 12))**.4
    return strap(p + n * lift[:, None], n, .0115, .0024)


def garment(number):
    """The Garment of product 25."""
    front, back = trousers(dip=.014, **CUT), trousers(**CUT)
    area, openings = box(front, back), ('waist', 'hem')

    def trims(coarse, fine):
        p, n = locate(fine, 0, .004, -BAND / 2)
        metal = dict(kind='plain', colour='#8A7350', rough=.4, coat=.3)
        sand = canvas(PLAIN, '', GROUND)
        mark = place(CUT['spread'] + CUT['hem'] * 1.24, CUT['length'] - TURNUP / 2, .026, chevron(YELLOW))
        worn = stroke(segment(front, 'hem'), '#E4D5B9', .006, 'opacity=".6"')
        low = lambda u, v: v < -CUT['length'] + TURNUP
        look = dict(kind='cloth', height=canvas(PLAIN, '', '#808080'), weave='twill', sheen=.12)
        return [Trim('button', button(p, n, .0085, .003), metal),
                Trim('loops', together([_loop(fine, x, k) for k in (0, 1) for x in LOOPS]), dict(look, colour=sand)),
                Trim('turnups', cuff(fine, low), dict(look, colour=canvas(area, worn + mark, '#D2BE9B')), area)]

    return Garment(
        panels=[Panel('front', front, -1, .011, openings), Panel('back', back, 1, .011, openings)], box=area, wall='#CFDACD',
        body=legs(waist=.158, hip=.186, stand=.092, foot=.110, thigh=.092, knee=.060, ankle=.040, step=.035),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, look=dict(weave='twill', seam=.0035, sheen=.12),
        cloth=Cloth(bend=8e-5, hold=-.03, thickness=.008), press=5, relief=creases(FOLDS), trims=trims, height=1.04, share=.76, hem=(.0034, .026),
        views={'front': View(elevation=7), 'detail': View(turn=26, elevation=8, zoom=3.3, at=(.20, -.385))})
