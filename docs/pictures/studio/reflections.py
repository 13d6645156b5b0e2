"""What metal and glass see instead of the plain sky: a dim room with soft cards, bright above, dark along the horizon."""
import bpy

from .nodes import Nodes

# Middle direction (x right, y away, z up), half width and height of a card, how soft its edge is, its brightness.
CARDS = [((-.75, -.45, .62), .36, .30, .16, 2.6), ((.85, -.45, .25), .12, .50, .10, 1.3), ((.05, -.25, .96), .60, .22, .20, 1.5)]


class _World(Nodes):
    def __init__(self, world):
        self.tree, self.shader = world.node_tree, world.node_tree.nodes['Background']


def _card(n, at, middle, wide, high, soft, bright):
    from mathutils import Vector
    d = Vector(middle).normalized()
    right = d.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(d)
    out = n.math('GREATER_THAN', n.add('VectorMath', operation='DOT_PRODUCT', inputs={0: at, 1: d}).outputs['Value'], 0)
    for axis, half in ((right, wide), (up, high)):
        q = n.math('ABSOLUTE', n.add('VectorMath', operation='DOT_PRODUCT', inputs={0: at, 1: axis}).outputs['Value'], 0)
        f = n.add('MapRange', interpolation_type='SMOOTHSTEP', inputs={0: q, 1: half + soft / 2, 2: half - soft / 2}).outputs[0]
        out = n.math('MULTIPLY', out, f)
    return n.math('MULTIPLY', out, bright)


def reflections(room=.55, dark=.10, cards=CARDS, extra=()):
    """Replace the sky for glossy rays only; room: brightness overhead, dark: towards the camera at the horizon."""
    n = _World(bpy.context.scene.world)
    sky = n.tree.nodes['Background']
    at = n.add('TexCoord').outputs['Generated']
    z = n.add('SeparateXYZ', inputs={0: at}).outputs[2]
    v = n.add('MapRange', interpolation_type='SMOOTHSTEP', inputs={0: z, 1: -.05, 2: .75, 3: dark, 4: room}).outputs[0]
    for c in [*cards, *extra]:
        v = n.math('ADD', v, _card(n, at, *c))
    grey = n.add('CombineRGB', inputs={0: v, 1: v, 2: v}).outputs[0]
    seen = n.add('Background', inputs={0: grey, 1: 1.0})
    mix = n.add('MixShader', inputs={0: n.add('LightPath').outputs['Is Glossy Ray'], 1: sky.outputs[0], 2: seen.outputs[0]})
    n.tree.links.new(mix.outputs[0], n.tree.nodes['World Output'].inputs[0])
