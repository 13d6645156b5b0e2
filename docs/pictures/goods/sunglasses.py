"""Anvi's Matinee sunglasses: deep teal acetate, soft round lenses, a small brass sun at each hinge."""
import numpy as np

from mesh.place import placed

from . import sunglasses_frame as frame
from .goods import Goods, Part, Shot

WALL = '#F3E7C4'
TURN = -26   # degrees by which the front looks to the left


def goods(number):
    """The Goods of product 13."""
    teal = dict(kind='gloss', colour='#174A50', streak='#3F8583', amount=.55, scale=70, rough=.10, coat=1.0)
    parts = [('front', frame.front(), teal, 60), ('temples', frame.temples(), teal, 60), ('pads', frame.pads(), teal, 180),
             ('suns', frame.suns(), dict(kind='metal', colour='#D0A25A', rough=.16), 40),
             ('lenses', frame.lenses(), dict(kind='glass', colour='#7A8F88', clear=.42, mirror=1.0), 180)]
    stand = [(n, placed(s, [('x', 90)]), m, c) for n, s, m, c in parts]
    v = np.concatenate([s.verts for _, s, _, _ in stand])
    fore, aft = v[v[:, 1] < .03], v[v[:, 1] > .10]
    a, b = fore[fore[:, 2].argmin()], aft[aft[:, 2].argmin()]
    rest = -np.degrees(np.arctan2(b[2] - a[2], b[1] - a[1]))
    made = [(n, placed(s, [('x', rest), ('z', TURN)]), m, c) for n, s, m, c in stand]
    floor = min(s.verts[:, 2].min() for _, s, _, _ in made)
    return Goods([Part(n, s, m, crease=c) for n, s, m, c in made], wall=WALL, floor=floor, key=.74, share=.74, views={
        'front': Shot(turn=0, elevation=12), 'detail': Shot(turn=-22, elevation=14, zoom=2.1, at=(.2, .1))})
