"""One light for every product: a soft key from the upper left, a weak fill, a rim strip, a pale sky."""
import bpy
from mathutils import Vector

from .scene import link


def area(name, loc, target, size, power, colour=(1, 1, 1)):
    """A rectangular light; size in metres, power in watts."""
    q = bpy.data.lights.new(name, 'AREA')
    q.shape, (q.size, q.size_y), q.energy, q.color = 'RECTANGLE', size, power, colour
    o = link(bpy.data.objects.new(name, q))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def lights(centre, height, key=1.0, ambient=1.0):
    """The lights for a picture that shows `height` metres around `centre`."""
    c, k = Vector(centre), height / 1.05
    area('key', c + Vector((-1.5, -1.35, 1.45)) * k, c, (1.1 * k, 1.1 * k), 72 * k * k * key, (1, .965, .92))
    area('fill', c + Vector((1.9, -1.5, .1)) * k, c, (1.6 * k, 2.2 * k), 10 * k * k * key, (.96, .98, 1))
    area('rim', c + Vector((1.2, .15, 1.0)) * k, c, (.35 * k, 1.4 * k), 12 * k * k * key, (1, .98, .95))
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value, b.inputs[1].default_value = (.93, .96, 1, 1), 0.40 * key * ambient
