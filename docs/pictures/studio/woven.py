"""Woven cloth seen from near: single threads, fibres and uneven dye at their true size."""
import bpy

from .materials import plain
from .nodes import Nodes


def _threads(n, metres, pitch, weave):
    """Height 0..1 of the weave at metres: 'plain' (over and under), 'twill' (a diagonal) or 'brushed' (a worn diagonal)."""
    wobble = n.add('TexNoise', inputs={'Vector': metres, 'Scale': .12 / pitch, 'Detail': 1.0}).outputs['Color']
    off = n.add('VectorMath', operation='MULTIPLY_ADD', inputs={0: wobble, 1: (pitch * .5,) * 3, 2: metres}).outputs[0]
    xyz = n.add('SeparateXYZ', inputs={0: off}).outputs
    f = 3.14159265 / pitch
    if weave == 'plain':
        s, t = (n.math('SINE', n.math('MULTIPLY', xyz[k], f), 0) for k in (0, 1))
        over = n.math('MULTIPLY', n.math('MULTIPLY', s, t), .5)
        warp = n.math('MULTIPLY', n.math('ABSOLUTE', s, 0), n.math('ADD', .5, over))
        weft = n.math('MULTIPLY', n.math('ABSOLUTE', t, 0), n.math('SUBTRACT', .5, over))
        return n.math('MAXIMUM', warp, weft)
    d = n.math('ADD', xyz[0], n.math('MULTIPLY', xyz[1], .62))
    ridge = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', d, f), 0), 0)
    cut = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', xyz[1], f * 1.7), 0), 0)
    return n.math('MULTIPLY', ridge, n.math('ADD', .62, n.math('MULTIPLY', cut, .38)))


def woven(name, colour, pitch=.0010, weave='plain', depth=.00018, rough=.9, sheen=.35, contrast=.16, mottle=.06, fuzz=.10,
          height=None, relief=.001, specular=.18, coat=0.0, crumple=0.0, slub=0.0):
    """colour: '#rrggbb' or a PNG over the part's box; pitch: thread to thread in metres; depth: of the weave in metres;
    contrast: how dark the gaps are; mottle: unevenness of the dye; fuzz: of single fibres; height, relief: a painted
    height map and its depth in metres; crumple: depth in metres of soft creases; slub: how
    much single threads stand out as long streaks."""
    painted = not colour.startswith('#')
    m = plain(name, '#ffffff' if painted else colour, rough, sheen=sheen, coat=coat)
    n = Nodes(m)
    n.shader.inputs['Specular'].default_value, n.shader.inputs['Sheen Tint'].default_value = specular, .6
    n.shader.inputs['Clearcoat Roughness'].default_value = .42
    metres, tex = (n.add('UVMap', uv_map=k).outputs[0] for k in ('metres', 'tex'))
    w = _threads(n, metres, pitch, weave)
    fibre = n.add('TexNoise', inputs={'Vector': metres, 'Scale': .9 / pitch, 'Detail': 3.0, 'Roughness': .7}).outputs['Fac']
    normal = None
    if crumple:
        q = n.add('TexNoise', inputs={'Vector': metres, 'Scale': 26.0, 'Detail': 3.0, 'Distortion': .6}).outputs['Fac']
        normal = n.bump(q, crumple)
    if height:
        im = bpy.data.images.load(height)
        im.colorspace_settings.name = 'Non-Color'
        h = n.add('TexImage', image=im, interpolation='Cubic', inputs={'Vector': tex}).outputs[0]
        normal = n.bump(h, relief, normal)
    ground = n.math('ADD', w, n.math('MULTIPLY', fibre, .5))
    n.set(n.shader.inputs['Normal'], n.bump(ground, depth, normal))
    cloud = n.add('TexNoise', inputs={'Vector': metres, 'Scale': 30.0, 'Detail': 5.0}).outputs['Fac']
    var = n.math('ADD', n.math('MULTIPLY', w, contrast), n.math('MULTIPLY', cloud, mottle * 2))
    var = n.math('ADD', n.math('ADD', var, n.math('MULTIPLY', fibre, fuzz * 2)), 1 - contrast * .7 - mottle - fuzz)
    for k in (0, 1) if slub else ():
        long_ = n.add('Mapping', inputs={'Vector': metres})
        long_.inputs['Scale'].default_value = ((.03, 1, 1), (1, .03, 1))[k]
        streak = n.add('TexNoise', inputs={'Vector': long_.outputs[0], 'Scale': .45 / pitch, 'Detail': 2.0, 'Roughness': .8}).outputs['Fac']
        var = n.math('ADD', var, n.math('MULTIPLY', n.math('SUBTRACT', streak, .5), slub))
    grey = n.add('CombineRGB', inputs={0: var, 1: var, 2: var}).outputs[0]
    if painted:
        base = n.add('TexImage', image=bpy.data.images.load(colour), inputs={'Vector': tex}).outputs[0]
    else:
        base = tuple(n.shader.inputs['Base Color'].default_value)
    n.set(n.shader.inputs['Base Color'],
          n.add('MixRGB', blend_type='MULTIPLY', inputs={'Fac': 1.0, 'Color1': base, 'Color2': grey}).outputs[0])
    return m
