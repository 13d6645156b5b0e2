"""Materials of hard goods: metal, gloss plastic, clear and tinted glass, leather."""
import bpy

from .colour import linear
from .materials import plain
from .nodes import Nodes


def _uneven(n, socket, value, amount, scale):
    """Let a value wander a little over the surface, as smears and handling make it."""
    q = n.add('TexNoise', inputs={'Vector': n.add('TexCoord').outputs['Object'], 'Scale': scale, 'Detail': 3.0}).outputs['Fac']
    n.set(socket, n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', q, .5), 2 * amount), value))


def metal(name, colour, rough=.22, wear=.06, scale=60.0, grain=0.0, dents=0.0, dent=.004):
    """Polished or satin metal. wear: how much the roughness wanders; scale: of that, per metre; grain: depth in metres of
    brushing across the v direction of 'metres'; dents: depth in metres of hammer marks `dent` metres wide."""
    m = plain(name, colour, rough, metal=1.0)
    n = Nodes(m)
    _uneven(n, n.shader.inputs['Roughness'], rough, wear, scale)
    metres, normal = n.add('UVMap', uv_map='metres').outputs[0], None
    if dents:
        w = n.add('TexVoronoi', feature='SMOOTH_F1', inputs={'Vector': n.add('TexCoord').outputs['Object'], 'Scale': 1 / dent,
                                                           'Smoothness': .35, 'Randomness': .9}).outputs['Distance']
        normal = n.bump(w, dents)
    if grain:
        s = n.add('Mapping', inputs={'Vector': metres})
        s.inputs['Scale'].default_value = (30, 9000, 1)
        normal = n.bump(n.add('TexNoise', inputs={'Vector': s.outputs[0], 'Scale': 1.0, 'Detail': 2.0}).outputs['Fac'], grain, normal)
    if normal is not None:
        n.set(n.shader.inputs['Normal'], normal)
    return m


def gloss(name, colour, rough=.12, coat=.6, streak=None, amount=.5, scale=30.0, through=0.0):
    """Acetate, enamel, lacquer. streak: a second colour drawn through the first in clouds; through: part of the light that
    goes through it, 0..1."""
    m = plain(name, colour, rough, coat=coat)
    n = Nodes(m)
    n.shader.inputs['Specular'].default_value, n.shader.inputs['Clearcoat Roughness'].default_value = .5, .03
    c = tuple(n.shader.inputs['Base Color'].default_value)
    if streak:
        s = n.add('Mapping', inputs={'Vector': n.add('TexCoord').outputs['Object']})
        s.inputs['Scale'].default_value = (1, 1, 1.9)
        q = n.add('TexNoise', inputs={'Vector': s.outputs[0], 'Scale': scale, 'Detail': 2.5, 'Distortion': 1.6}).outputs['Fac']
        f = n.math('MULTIPLY', n.add('MapRange', inputs={'Value': q, 1: .42, 2: .68}).outputs[0], amount)
        c = n.add('MixRGB', inputs={'Fac': f, 'Color1': c, 'Color2': linear(streak)}).outputs[0]
        n.set(n.shader.inputs['Base Color'], c)
    if through:
        t = n.add('BsdfTranslucent', inputs={'Color': c})
        mix = n.add('MixShader', inputs={0: through, 1: n.shader.outputs[0], 2: t.outputs[0]})
        n.tree.links.new(mix.outputs[0], n.tree.nodes['Material Output'].inputs[0])
    return m


def glass(name, colour='#ffffff', clear=1.0, rough=.0, mirror=1.0, fade=None):
    """Thin glass: what is behind it, times the tint, under a reflection by the angle. clear: opacity of the tint, 1 lets all of
    `colour` through; mirror: strength of the reflection; fade: the tint at the lower edge."""
    m = plain(name, colour)
    n = Nodes(m)
    tint = tuple(clear * q for q in linear(colour)[:3]) + (1,)
    see = n.add('BsdfTransparent', inputs={'Color': tint})
    if fade:
        z = n.add('SeparateXYZ', inputs={0: n.add('TexCoord').outputs['Generated']}).outputs[2]
        f = n.add('MapRange', interpolation_type='SMOOTHSTEP', inputs={'Value': z, 1: .95, 2: .05}).outputs[0]
        n.set(see.inputs['Color'], n.add('MixRGB', inputs={'Fac': f, 'Color1': tint, 'Color2': linear(fade)}).outputs[0])
    shine = n.add('BsdfGlossy', inputs={'Color': (1, 1, 1, 1), 'Roughness': rough})
    f = n.math('MULTIPLY', n.add('Fresnel', inputs={'IOR': 1.5}).outputs[0], mirror)
    mix = n.add('MixShader', inputs={0: f, 1: see.outputs[0], 2: shine.outputs[0]})
    n.tree.links.new(mix.outputs[0], n.tree.nodes['Material Output'].inputs[0])
    return m


def printed(name, colour, height=None, depth=.0002, rough=.5, metal=0.0, coat=0.0):
    """A painted picture on something hard. colour, height: PNG files over the part's box; depth: metres of the relief."""
    m = plain(name, '#ffffff', rough, metal=metal, coat=coat)
    n = Nodes(m)
    tex = n.add('UVMap', uv_map='tex').outputs[0]
    n.set(n.shader.inputs['Base Color'], n.add('TexImage', image=bpy.data.images.load(colour), inputs={'Vector': tex}).outputs[0])
    if height:
        im = bpy.data.images.load(height)
        im.colorspace_settings.name = 'Non-Color'
        h = n.add('TexImage', image=im, interpolation='Cubic', inputs={'Vector': tex}).outputs[0]
        n.set(n.shader.inputs['Normal'], n.bump(h, depth))
    return m


def leather(name, colour, rough=.5, grain=.00025, size=.0016):
    """Grained leather; grain: depth in metres, size: of the pebbles in metres."""
    m = plain(name, colour, rough, coat=.08)
    n = Nodes(m)
    at = n.add('TexCoord').outputs['Object']
    w = n.add('TexVoronoi', inputs={'Vector': at, 'Scale': 1 / size}).outputs['Distance']
    q = n.add('TexNoise', inputs={'Vector': at, 'Scale': .3 / size, 'Detail': 3.0}).outputs['Fac']
    n.set(n.shader.inputs['Normal'], n.bump(n.math('MULTIPLY', w, q), -grain))
    _uneven(n, n.shader.inputs['Roughness'], rough, .12, .2 / size)
    return m
