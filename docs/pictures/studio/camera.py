"""A long lens in front of the product."""
import math

import bpy
from mathutils import Vector

from .scene import link


def camera(centre, height, turn=0.0, elevation=4.0, lens=100, size=(1600, 2000), blur=0):
    """Frames `height` metres around `centre` (metres); turn and elevation in degrees; size in pixels;
    blur: of a thing one picture's height behind the centre, in parts of the picture's height."""
    s, c = bpy.context.scene, Vector(centre)
    cam = bpy.data.cameras.new('camera')
    cam.lens, cam.sensor_fit, cam.sensor_height = lens, 'VERTICAL', 36
    o = link(bpy.data.objects.new('camera', cam))
    d, t, e = height * lens / 36, math.radians(turn), math.radians(elevation)
    o.location = c + Vector((math.sin(t) * math.cos(e), -math.cos(t) * math.cos(e), math.sin(e))) * d
    cam.clip_start = d / 20
    if blur:
        cam.dof.use_dof, cam.dof.focus_distance = True, d
        cam.dof.aperture_fstop = cam.lens / 1000 / (blur * (d + height))
    o.rotation_euler = (c - o.location).to_track_quat('-Z', 'Y').to_euler()
    s.camera = o
    s.render.resolution_x, s.render.resolution_y = size
    s.render.resolution_percentage = 100
