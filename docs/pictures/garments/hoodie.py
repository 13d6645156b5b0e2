"""Noor's brushed hoodie: apricot, deep ribs, kangaroo pocket, a hood of three panels."""
import numpy as np

from drape.solver import Cloth
from drape.torso import arm_angle, torso
from mesh.creases import creases, elbow
from mesh.hood import hood
from mesh.solid import button, cord, together
from paint.stitches import thread
from paint.svg import blur, canvas, segment, stroke
from paint.top import armhole_colour, armhole_height, armholes
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim, View

GROUND, THREAD, CORD, RIB = '#EDBE85', '#C98F55', '#F1E9DC', .062
SHOULDER, ARMPIT, HEM = (.240, -.056), (.272, -.300), -.665
CUT = dict(neck_w=.098, shoulder=SHOULDER, angle=38, sleeve=.54, cuff=.098, armpit=ARMPIT, hem=(.250, HEM), hem_drop=.006)
AREA = (-.03, .45, -.38, .38)
POCKET = 'M -.105 .405 H .105 L .165 .515 V .602 H -.165 V .515 Z'

FOLDS = elbow(0, SHOULDER, 38, .54, .13, 3, high=.006, wide=.014) + elbow(1, SHOULDER, 38, .54, .13, 4, high=.005, wide=.014)


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


def _lines():
    """Colour and height of the hood: three panels, a wide hem around the mouth; see `hood` for the coordinates."""
    seams, rim = 'M -.1 .055 H .6 M -.1 -.055 H .6', 'M .026 -.5 V .5'
    colour = stroke(seams, '#B98650', .0018) + ''.join(thread(seams, THREAD, shift=(0, q)) for q in (-.0045, .0045)) + \
        thread(rim, THREAD) + thread(rim, THREAD, shift=(-.005, 0))
    height = stroke(seams, '#9a9a9a', .012) + stroke(seams, '#303030', .003) + stroke(rim, '#4a4a4a', .003) + \
        '<rect x="-.1" y="-.5" width=".126" height="1" fill="#9c9c9c"/>'
    return canvas(AREA, colour, GROUND), canvas(AREA, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0012))


def _front(parts, x, z):
    """The foremost y of the surfaces near (x, z)."""
    near = [q[(np.abs(q[:, 0] - x) < .006) & (np.abs(q[:, 2] - z) < .006)] for q in parts]
    near = np.concatenate([q for q in near if len(q)])
    return near[:, 1].min()


def _cords(s, top):
    """Two drawcords that hang from eyelets in the hem of the hood, and the eyelets."""
    u = top.uv.reshape(-1, 2)
    parts, rings = [], []
    for side in (-1, 1):
        k = int(np.argmin(np.abs(u[:, 0] - .013) + np.abs(u[:, 1] - side * .318)))
        a, n = top.verts[top.faces.ravel()[k]], top.normals()[top.faces.ravel()[k]]
        rings.append(button(a - n * .0006, n, .0062, .0020))
        m = 1 if a[0] > 0 else -1
        y = np.linspace(0, 1, 30)
        x = a[0] + m * (.004 * np.sin(y * 2.2) + .003 * np.sin(y * 6))
        z = a[2] - y * (.185 + .014 * m)
        face = np.array([_front((s.verts, top.verts), q, r) for q, r in zip(x, z)])
        face[0] = a[1]
        for _ in range(3):
            face[1:-1] = np.minimum(face[1:-1], (face[:-2] + face[2:]) / 2)
        line = np.column_stack([x, face - .0042, z])
        parts += [cord(line, .0028), cord(line[-4:] + (0, -.0003, 0), .0036)]
    return together(parts), together(rings)


def garment(number):
    """The Garment of product 6."""
    front, back = top(neck_d=.098, **CUT), top(neck_d=.030, **CUT)
    area = box(front, back)
    look = dict(weave='fleece', seam=.0032, sheen=.5, crumple=.12)

    def trims(coarse, fine):
        lines = _lines()
        top_ = hood(fine)
        cords, rings = _cords(fine, top_)
        return [Trim('hood', top_, dict(kind='cloth', colour=lines[0], height=lines[1], **look), AREA),
                Trim('cords', cords, dict(kind='plain', colour=CORD, rough=.9)),
                Trim('eyelets', rings, dict(kind='plain', colour='#B98A52', rough=.35, metal=1))]

    return Garment(
        panels=[Panel('front', front, -1), Panel('back', back, 1)], box=area, wall='#D5E1EA', look=look, trims=trims,
        body=torso(angle=arm_angle(front, .170), drop=36, shoulder=.164, chest=.186, waist=.178, hip=.184, arm=.052, arm_length=.70, joint=1.342),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, hem=(.004, .022),
        cloth=Cloth(bend=6e-5, friction=.45, thickness=.010, scale=_gathered), press=5, relief=creases(FOLDS),
        views={'front': View(), 'detail': View(turn=26, elevation=6, zoom=1.9, at=(.02, .24))})
