"""The Slow Hour watch."""
import numpy as np

from mesh.lathe import lathe, rounded

from .goods import Goods, Part


def goods(number):
    """The Goods of product 14."""
    case = lathe(rounded([(0, 0), (.019, 0), (.019, .007), (.017, .009), (.016, .009), (.0155, .0078), (0, .0078)], [0, .001, .001, .0006, .0003, .0003, 0]))
    lens = lathe(rounded([(.016, .0075), (.016, .0098), (0, .0098)], .0005))
    block = lathe(rounded([(0, 0), (.03, 0), (.03, -.012), (0, -.012)], .001))
    return Goods([Part('case', case, dict(kind='metal', colour='#C9A063')), Part('glass', lens, dict(kind='glass')),
                  Part('block', block, dict(kind='plain', colour='#BCCDBB'), prop=True)], wall='#CFDACD', floor=-.012,
                 views={'front': Shot(elevation=35) if 0 else __import__('goods.goods').goods.Shot(elevation=35)})
