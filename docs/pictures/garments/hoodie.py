"""Noor's brushed hoodie: apricot, deep ribs, kangaroo pocket, a hood that lies like a collar."""
import numpy as np

from drape.solver import Cloth
from drape.torso import arm_angle, torso
from mesh.band import band, frame
from mesh.collar import front_first
from mesh.profile import curve, sheet
from mesh.solid import cord, together
from paint.stitches import thread
from paint.svg import blur, canvas, segment, stroke
from paint.top import armhole_colour, armhole_height, armholes
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim

GROUND, THREAD, CORD, RIB = '#EDBE85', '#C98F55', '#F1E9DC', .062
SHOULDER, ARMPIT, HEM = (.240, -.056), (.272, -.300), -.665
CUT = dict(neck_w=.098, shoulder=SHOULDER, angle=38, sleeve=.54, cuff=.098, armpit=ARMPIT, hem=(.250, HEM), hem_drop=.006)
POCKET = 'M -.105 .405 H .105 L .165 .515 V .602 H -.165 V .515 Z'


def _gathered(piece, x, y):
    """The rib at the hem is knitted tighter than the body."""
    rib = np.asarray(y) < HEM + RIB
    return np.where(rib, .86, 1.0), np.ones(np.shape(y))


def _ribs(d):
    return stroke(d, '#5c5c5c', 2 * RIB + .006) + stroke(d, '#8c8c8c', 2 * RIB) + \
        stroke(d, '#484848', 2 * RIB, 'stroke-dasharray=".0026 .0036"')


def _paint(half, area, front):
    hem, cuff, arm = segment(half, 'hem'), segment(half, 'cuff'), armholes(SHOULDER, ARMPIT)
    colour = armhole_colour(arm) + thread(arm, THREAD, shift=(.003, 0))
    for d in (hem, cuff):
        colour += stroke(d, '#B98650', 2 * RIB + .003) + stroke(d, GROUND, 2 * RIB) + \
            stroke(d, '#D9A468', 2 * RIB, 'stroke-dasharray=".0026 .0036" opacity=".55"')
    height = armhole_height(arm) + _ribs(hem) + _ribs(cuff)
    if front:
        colour += stroke(POCKET, '#B98650', .0018) + thread(POCKET, THREAD, shift=(0, .004))
        height += f'<path d="{POCKET}" fill="#b4b4b4" filter="url(#soft)"/>' + stroke(POCKET, '#3c3c3c', .003)
    return canvas(area, colour, GROUND), canvas(area, height, '#808080', blur('soft', .0016))


def _hood(s):
    """The hood when it is down: a thick soft roll around the neck, deeper behind, crossing low in front."""
    def shape(t, _):
        d = min(t, 1 - t)
        k = min(1, d / .30)
        k = k * k * (3 - 2 * k)
        h, fat, fall = .040 + .034 * k, .024 + .030 * k, .040 + .075 * k
        wave = .004 * np.sin(t * 43) * k
        line = curve([(-.004, 0), (h * .4, -.002), (h * .8, .002 + wave), (h, fat * .35), (h * .92, fat * .8 + wave),
                      (h * .45, fat * 1.12), (h - fall, fat * 1.05 + wave), (h - fall - .010, fat * .66),
                      (h - fall + .012, fat * .34)], 26)
        e = max(0, 1 - d / .10)
        slant = (1 if t < .5 else -1) * -.012 * e**2
        return [(a, b, slant) for a, b in sheet(line, .0042)]
    flat = sheet(np.column_stack([np.linspace(0, .16, 26), np.zeros(26)]), .0042)
    return band(s, s.rims()[0], flat, n=640, up=.55, span=(.001, .999), shape=shape, start=front_first, rounds=20)


def _cords(s):
    """Two drawcords hanging from the front of the hood."""
    p, d, out, _ = frame(s, s.rims()[0], up=.5)
    k = int(np.argmin(front_first(p)))
    parts = []
    for side in (-1, 1):
        i = int(np.argmin(np.abs(p[:, 0] - side * .030) + (p[:, 1] > p[k, 1] + .05)))
        a = p[i] + out[i] * .020 + d[i] * .006
        y = np.linspace(0, 1, 26)
        x = a[0] + side * (.010 * np.sin(y * 2.2) + .004 * np.sin(y * 6))
        z = a[2] - y * (.150 + .012 * side)
        drop = [s.verts[np.argmin((s.verts[:, 0] - q)**2 + (s.verts[:, 2] - r)**2 + (s.verts[:, 1] > 0))][1] for q, r in zip(x, z)]
        line = np.column_stack([x, np.minimum(a[1] - .004 * y, np.array(drop) - .0045), z])
        parts += [cord(line, .0029), cord(line[-3:] + (0, -.0003, 0), .0037)]
    return together(parts)


def garment(number):
    """The Garment of product 6."""
    front, back = top(neck_d=.098, **CUT), top(neck_d=.030, **CUT)
    area = box(front, back)
    look = dict(weave='fleece', seam=.0032, sheen=.5, crumple=.12)

    def trims(coarse, fine):
        flat = canvas((-1, 1, -1, 1), '', GROUND), canvas((-1, 1, -1, 1), '', '#808080')
        return [Trim('hood', _hood(fine), dict(kind='cloth', colour=flat[0], height=flat[1], **look)),
                Trim('cords', _cords(fine), dict(kind='plain', colour=CORD, rough=.9))]

    return Garment(
        panels=[Panel('front', front, -1), Panel('back', back, 1)], box=area, wall='#D5E1EA', look=look, trims=trims,
        body=torso(angle=arm_angle(front, .170), drop=36, shoulder=.170, chest=.186, waist=.178, hip=.184, arm=.052, arm_length=.58),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, hem=(.004, .022),
        cloth=Cloth(bend=6e-5, friction=.45, thickness=.010, scale=_gathered))
