"""Anvi's Matinee sunglasses: deep teal acetate, soft round lenses, a small brass sun at each hinge."""
import numpy as np

from mesh.lathe import lathe, rounded
from mesh.place import placed

from . import sunglasses_frame as frame
from .goods import Goods, Part, Shot

WALL, STEP = '#F3E7C4', '#E9DAAE'
TURN = -33   # degrees by which the front looks to the left


def goods(number):
    """The Goods of product 13."""
    teal = dict(kind='gloss', colour='#0B434A', streak='#1F7376', amount=.45, scale=70, rough=.14, coat=.45)
    parts = [('front', frame.front(), teal, 60), ('temples', frame.temples(), teal, 60), ('pads', frame.pads(), teal, 180),
             ('suns', frame.suns(), dict(kind='metal', colour='#D0A25A', rough=.16), 40),
             ('lenses', frame.lenses(), dict(kind='glass', colour='#3A4E50', clear=.42, fade='#7A8078', mirror=1.2), 180)]
    stand = [(n, placed(s, [('x', 90)]), m, c) for n, s, m, c in parts]
    v = np.concatenate([s.verts for _, s, _, _ in stand])
    fore, aft = v[v[:, 1] < .03], v[v[:, 1] > .10]
    a, b = fore[fore[:, 2].argmin()], aft[aft[:, 2].argmin()]
    rest = -np.degrees(np.arctan2(b[2] - a[2], b[1] - a[1]))
    made = [(n, placed(s, [('x', rest), ('z', TURN)]), m, c) for n, s, m, c in stand]
    floor = min(s.verts[:, 2].min() for _, s, _, _ in made)
    v = np.concatenate([s.verts for _, s, _, _ in made])
    mid = (v.min(0) + v.max(0)) / 2
    block = placed(lathe(rounded([(0, 0), (.146, 0), (.146, -.05), (0, -.05)], .002), 256), shift=(mid[0] - .012, mid[1] + .020, floor))
    eye = next(s for n, s, *_ in made if n == 'suns').verts
    eye = eye[eye[:, 0] > mid[0]].mean(0)
    return Goods([Part(n, s, m, crease=c) for n, s, m, c in made] +
                 [Part('block', block, dict(kind='plain', colour=STEP, rough=.9), prop=True, crease=30)],
                 wall=WALL, floor=floor - .03, key=.80, glow=.12, share=.76,
                 cards=[((-.88, -.43, .20), .12, .26, .30, 7.0), ((-.55, -.80, .30), .05, .40, .12, 2.0)], views={
                     'front': Shot(elevation=17), 'detail': Shot(turn=14, elevation=12, point=tuple(eye + (-.016, 0, -.006)), span=.072, blur=.01)})
