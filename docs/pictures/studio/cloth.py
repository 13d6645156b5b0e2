"""Cloth: a painted colour, a painted height (seams, stitches, hems) and a woven or knitted ground, in pattern metres."""
import math

import bpy

from .materials import plain
from .nodes import Nodes

# Period of the weave in metres and how much it shows in the colour; finer than 2.4 mm turns into a net at this frame size.
WEAVES = {'knit': (.0030, .04), 'twill': (.0034, .16), 'plain': (.0026, .05), 'fleece': (.0034, .05), 'rib': (.0042, .06),
          'chunky': (.010, .08), 'smooth': (.0024, .02)}


def _wave(n, metres, angle, period, profile='SIN', distortion=1.0):
    m = n.add('Mapping', inputs={'Vector': metres})
    m.inputs['Rotation'].default_value[2] = angle
    return n.add('TexWave', wave_profile=profile,
                 inputs={'Vector': m.outputs[0], 'Scale': math.pi / (10 * period), 'Distortion': distortion,
                         'Detail Scale': 1.5}).outputs['Fac']


def _ground(n, metres, weave, period):
    stretch = n.add('Mapping', inputs={'Vector': metres})
    stretch.inputs['Scale'].default_value = (1, .16 if weave == 'twill' else .5, 1)
    fibre = n.add('TexNoise', inputs={'Vector': stretch.outputs[0], 'Scale': 420.0, 'Detail': 2.0}).outputs['Fac']
    if weave == 'twill':
        w = _wave(n, metres, math.radians(62), period, 'TRI')
    elif weave in ('plain', 'smooth'):
        w = n.math('MAXIMUM', _wave(n, metres, 0, period), _wave(n, metres, math.pi / 2, period))
    else:
        w = n.math('MULTIPLY', _wave(n, metres, 0, period, distortion=0 if weave == 'rib' else 1), .6)
    return n.math('ADD', n.math('MULTIPLY', w, .7), n.math('MULTIPLY', fibre, .4))


def cloth(name, colour, height, weave='knit', seam=.003, ground=.0002, rough=.88, sheen=.3, crumple=0.0, flip=None):
    """colour, height: PNG files over the pattern's box. seam, ground: depth in metres of the painted and the woven relief;
    crumple: soft creases between the weave and the folds, 0..1."""
    m = plain(name, '#ffffff', rough, sheen=sheen)
    n = Nodes(m)
    n.shader.inputs['Specular'].default_value, n.shader.inputs['Sheen Tint'].default_value = .18, .6
    tex, metres = (n.add('UVMap', uv_map=k).outputs[0] for k in ('tex', 'metres'))
    c = n.add('TexImage', image=bpy.data.images.load(colour), inputs={'Vector': tex}).outputs[0]
    relief = bpy.data.images.load(height)
    relief.colorspace_settings.name = 'Non-Color'
    h = n.add('TexImage', image=relief, interpolation='Cubic', inputs={'Vector': tex}).outputs[0]
    period, mottle = WEAVES[weave]
    w = _ground(n, metres, weave, period)
    normal = None
    if crumple:
        q = n.add('TexNoise', inputs={'Vector': metres, 'Scale': 13.0, 'Detail': 2.0, 'Distortion': .5}).outputs['Fac']
        normal = n.bump(q, .022 * crumple)
    n.set(n.shader.inputs['Normal'], n.bump(h, seam, n.bump(w, ground, normal)))
    cloud = n.add('TexNoise', inputs={'Vector': metres, 'Scale': 14.0, 'Detail': 5.0}).outputs['Fac']
    var = n.math('ADD', n.math('MULTIPLY', w, mottle * 1.6), n.math('MULTIPLY', cloud, mottle * 1.2))
    var = n.math('ADD', var, 1 - mottle * 1.3)
    grey = n.add('CombineRGB', inputs={0: var, 1: var, 2: var}).outputs[0]
    mix = n.add('MixRGB', blend_type='MULTIPLY', inputs={'Fac': 1.0, 'Color1': c, 'Color2': grey}).outputs[0]
    n.set(n.shader.inputs['Base Color'], mix)
    return m


def rib(name, colour, period=.0036, depth=.0009):
    """A ribbed knit band: ridges across it, `period` metres apart."""
    m = plain(name, colour, .9, sheen=.3)
    n = Nodes(m)
    w = _wave(n, n.add('UVMap', uv_map='metres').outputs[0], 0, period, distortion=0)
    n.set(n.shader.inputs['Normal'], n.bump(w, depth, strength=.8))
    dark = n.math('ADD', n.math('MULTIPLY', w, .16), .84)
    grey = n.add('CombineRGB', inputs={0: dark, 1: dark, 2: dark}).outputs[0]
    base = tuple(n.shader.inputs['Base Color'].default_value)
    n.set(n.shader.inputs['Base Color'],
          n.add('MixRGB', blend_type='MULTIPLY', inputs={'Fac': 1.0, 'Color1': base, 'Color2': grey}).outputs[0])
    return m
