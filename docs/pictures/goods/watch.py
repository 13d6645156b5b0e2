"""Tarun's Slow Hour watch: brass case, pale dial with a line of waves, coral second hand, indigo strap woven in one piece."""
import numpy as np

from mesh.lathe import lathe, rounded
from mesh.place import placed
from mesh.belting import belting, even, section

from . import watch_case as case
from . import watch_dial as dial
from .goods import Goods, Part, Shot

WALL, STEP = '#F0D6C8', '#E2BFAE'
BRASS = dict(kind='metal', colour='#CBA974')
LEAN, TURN = 24, -24   # degrees: how far the dial looks up, and to the left


def _strap():
    """Out of the lugs, round the wrist and back, in one closed oval; (height on the wrist, depth behind the dial)."""
    h = [(.0198, .0037), (.0216, .0036), (.0238, .0029), (.0266, .0006), (.0292, -.0048), (.0304, -.0130), (.0288, -.0230), (.0236, -.0316),
         (.0140, -.0374), (0, -.0394)]
    p = np.array(h + [(-a, b) for a, b in h[-2::-1]])
    q = even(p, .0005)
    path = np.column_stack([np.zeros(len(q)), q])
    def eye(s, x, up):
        e = np.minimum(s, s.max() - s)
        return up * (.75 * np.exp(-((e - .0016) / .0017)**2) - .9 * np.exp(-(e / .0005)**2))
    return belting(path, section(.0202, .0021, across=36), taper=lambda t: 1 - .05 * np.sin(np.pi * t), lift=eye)


def goods(number):
    """The Goods of product 14."""
    weave = dict(kind='webbing', colour='#3F5A7A', weft='#5F7C9C', yarn=.00052, step=.00062, order='herringbone', depth=.00020)
    satin = dict(BRASS, rough=.30, grain=.000004)
    parts = [('middle', case.middle(), dict(BRASS, rough=.26), 30), ('bezel', case.bezel(), dict(BRASS, rough=.10, wear=.03), 30),
             ('lugs', case.lugs(), dict(BRASS, rough=.24), 40), ('bars', case.bars(), dict(BRASS, rough=.3), 40),
             ('crown', case.crown(), dict(BRASS, rough=.16), 40),
             ('flange', case.flange(), dict(kind='plain', colour='#E9E2D2', rough=.6), 30),
             ('dial', case.dial(), dict(kind='printed', colour=dial.print_(), height=dial.relief(), depth=.00006, rough=.42), 180),
             ('waves', dial.waves(), dict(kind='gloss', colour='#2F5D62', rough=.25, coat=.3), 180),
             ('hands', dial.hands(), dict(kind='plain', colour='#1D3040', rough=.38), 30),
             ('second', dial.second(), dict(kind='plain', colour='#E4573A', rough=.45), 40),
             ('crystal', case.crystal(), dict(kind='glass', mirror=.05), 40),
             ('strap', _strap(), weave, 180)]
    pose = [('x', 90 - LEAN), ('z', TURN)]
    made = [(n, placed(s, pose), m, c) for n, s, m, c in parts]
    centre = next(s for n, s, *_ in made if n == 'second').verts.mean(0) + (.002, 0, -.003)
    floor = min(s.verts[:, 2].min() for _, s, _, _ in made) + .0002
    foot = next(s for n, s, *_ in made if n == 'strap').verts
    x, y, _ = foot[foot[:, 2].argmin()]
    block = lathe(rounded([(0, 0), (.046, 0), (.046, -.05), (0, -.05)], .0016), 256)
    return Goods([Part(n, s, m, dial.BOX, c) for n, s, m, c in made] +
                 [Part('block', placed(block, shift=(x, y + .004, floor)), dict(kind='plain', colour=STEP, rough=.9), prop=True, crease=30)],
                 wall=WALL, floor=floor - .02, key=.82, glow=.16, share=.69, views={
                     'front': Shot(turn=0, elevation=14),
                     'detail': Shot(turn=-32, elevation=30, point=tuple(centre), span=.046, blur=.008)})
