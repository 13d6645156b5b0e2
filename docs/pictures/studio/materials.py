"""Plain surfaces: trims, walls, metal."""
import bpy

from .colour import linear


def plain(name, colour, rough=.8, metal=0.0, sheen=0.0, coat=0.0):
    """One colour; metal and coat in 0..1."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    for k, v in (('Base Color', linear(colour)), ('Roughness', rough), ('Metallic', metal), ('Sheen', sheen),
                 ('Clearcoat', coat), ('Specular', .3)):
        b.inputs[k].default_value = v
    return m
