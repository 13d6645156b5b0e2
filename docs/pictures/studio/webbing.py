"""Straps woven of thick yarn, every yarn of the repeat modelled as a height."""
import bpy
import numpy as np

from .colour import linear
from .materials import plain
from .nodes import Nodes

# Which warp yarn lies on top: rows are steps along the strap, columns yarns across it.
ORDERS = {'plain': lambda i, j: (i + j) % 2 == 0,
          'twill': lambda i, j: (i + j) % 4 < 2,
          'herringbone': lambda i, j: (i + np.where(j % 12 < 6, j, 11 - j)) % 4 < 2,
          'rib': lambda i, j: (i // 2 + j) % 2 == 0}
REPEAT = {'plain': (2, 2), 'twill': (4, 4), 'herringbone': (4, 12), 'rib': (4, 2)}


def _tile(order, n=14):
    """Height 0..1, twist of the ply, and whether the warp is on top, over one repeat: (n * yarns across, n * steps along)."""
    rows, cols = REPEAT[order]
    up = ORDERS[order](*np.meshgrid(np.arange(rows), np.arange(cols), indexing='ij')).T.astype(float)
    u = np.repeat(np.repeat(up, n, 0), n, 1)
    soft = lambda a, axis: sum(np.roll(a, k, axis) * w for k, w in zip(range(-n // 2, n // 2 + 1), np.hanning(n + 3)[1:-1])) / np.hanning(n + 3).sum()
    fu = np.tile((np.arange(n) + .5) / n, rows)[None, :] + 0 * u
    fv = np.tile((np.arange(n) + .5) / n, cols)[:, None] + 0 * u
    dome = lambda f: np.sqrt(np.maximum(1 - (2 * f - 1)**2 * .98, 0))
    warp, weft = .9 * soft(u, 1) + .62 * dome(fv), .9 * (1 - soft(u, 0)) + .62 * dome(fu)
    h = np.maximum(warp, weft)
    ply = np.where(warp >= weft, np.sin(2 * np.pi * (fu * 2 + fv)), np.sin(2 * np.pi * (fu + fv * 2)))
    h = (h - h.min()) / np.ptp(h)
    return h, ply, (warp >= weft).astype(float)


def webbing(name, colour, weft=None, yarn=.0006, step=None, order='herringbone', depth=.00016, rough=.75, sheen=.4, dark=.45,
            stripes=(), mottle=.10, specular=.25):
    """yarn, step: metres from warp to warp across and weft to weft along; weft: the colour of the crossing yarn; depth: metres;
    dark: how much light the gaps lose; stripes: [(from, to, colour)] in metres across from the middle, on both sides."""
    m = plain(name, colour, rough, sheen=sheen)
    n = Nodes(m)
    n.shader.inputs['Sheen Tint'].default_value, n.shader.inputs['Specular'].default_value = .6, specular
    h, ply, top = _tile(order)
    im = bpy.data.images.new(name, h.shape[1], h.shape[0], float_buffer=True, is_data=True)
    im.pixels.foreach_set(np.dstack([h, ply * .5 + .5, top, h * 0 + 1]).astype(np.float32).ravel())
    im.pack()
    rows, cols = REPEAT[order]
    metres = n.add('UVMap', uv_map='metres').outputs[0]
    wobble = n.add('TexNoise', inputs={'Vector': metres, 'Scale': .08 / yarn, 'Detail': 1.0}).outputs['Color']
    at = n.add('VectorMath', operation='MULTIPLY_ADD', inputs={0: wobble, 1: (yarn * .35,) * 3, 2: metres}).outputs[0]
    at = n.add('VectorMath', operation='DIVIDE', inputs={0: at, 1: (rows * (step or yarn), cols * yarn, 1)}).outputs[0]
    rgb = n.add('SeparateRGB', inputs={0: n.add('TexImage', image=im, interpolation='Cubic', inputs={'Vector': at}).outputs[0]}).outputs
    fibre = n.add('TexNoise', inputs={'Vector': metres, 'Scale': 1.6 / yarn, 'Detail': 3.0, 'Roughness': .7}).outputs['Fac']
    height = n.math('ADD', rgb[0], n.math('ADD', n.math('MULTIPLY', rgb[1], .10), n.math('MULTIPLY', fibre, .16)))
    n.set(n.shader.inputs['Normal'], n.bump(height, depth))
    base = tuple(n.shader.inputs['Base Color'].default_value)
    blend = lambda f, a, b, kind='MIX': n.add('MixRGB', blend_type=kind, inputs={'Fac': f, 'Color1': a, 'Color2': b}).outputs[0]
    c = base if weft is None else blend(rgb[2], linear(weft), base)
    v = n.math('ABSOLUTE', n.add('SeparateXYZ', inputs={0: metres}).outputs[1], 0)
    for lo, hi, other in stripes:
        c = blend(n.math('MULTIPLY', n.math('GREATER_THAN', v, lo), n.math('LESS_THAN', v, hi)), c, linear(other))
    cloud = n.add('TexNoise', inputs={'Vector': metres, 'Scale': .10 / yarn, 'Detail': 5.0}).outputs['Fac']
    var = n.math('ADD', n.math('MULTIPLY', n.math('POWER', rgb[0], 1.3), dark), 1 - dark * .8 - mottle * .75)
    var = n.math('ADD', var, n.math('MULTIPLY', n.math('ADD', cloud, n.math('MULTIPLY', fibre, .5)), mottle))
    grey = n.add('CombineRGB', inputs={0: var, 1: var, 2: var}).outputs[0]
    n.set(n.shader.inputs['Base Color'], blend(1.0, c, grey, 'MULTIPLY'))
    return m
