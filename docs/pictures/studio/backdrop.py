"""The pastel wall behind a floating garment, or a cove under something that stands."""
import math

import bpy

from .colour import linear
from .materials import plain
from .scene import link


def backdrop(colour, centre, height, distance=.42, floor=None, glow=.26):
    """A wall `distance` (times the picture's height / 1.05 m) behind the centre; with `floor` (metres) it curves into one;
    glow: its own light, less makes deeper shadows."""
    k, (x, y0, z0) = height / 1.05, centre
    y = distance * k + y0
    if floor is None:
        profile = [(y, z0 - 6 * k), (y, z0 + 6 * k)]
    else:
        r = .6 * k
        bow = [(y - r + r * math.sin(a), floor + r - r * math.cos(a)) for a in [i * math.pi / 32 for i in range(1, 17)]]
        profile = [(y0 - 8 * k, floor), (y - r, floor), *bow, (y, floor + 8 * k)]
    me = bpy.data.meshes.new('wall')
    me.from_pydata([(x + s * 8 * k, *p) for p in profile for s in (-1, 1)], [],
                   [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)])
    for p in me.polygons:
        p.use_smooth = True
    m = plain('wall', colour, rough=.95)
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Emission'].default_value, b.inputs['Emission Strength'].default_value = linear(colour), glow
    me.materials.append(m)
    link(bpy.data.objects.new('wall', me))
