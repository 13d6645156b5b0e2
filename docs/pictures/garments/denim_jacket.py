"""Kabir's denim jacket: indigo, ochre topstitching, yoke, flap pockets, brass buttons."""
import random

from drape.solver import Cloth
from drape.torso import arm_angle, torso
from mesh.collar import shirt_collar
from mesh.creases import creases, elbow
from mesh.locate import locate
from mesh.rest import rest
from mesh.solid import button, together
from paint.stitches import thread
from paint.svg import blur, canvas, mirrored, segment, stroke
from paint.top import armholes
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim, View

DENIM, PALE, DARK, THREAD, BRASS = '#49637F', '#B4C5D3', '#26394F', '#D08F45', '#B98A52'
SHOULDER, ARMPIT, YOKE, WAIST = (.232, -.052), (.262, -.275), .168, .555
CUT = dict(neck_w=.086, shoulder=SHOULDER, angle=38, sleeve=.53, cuff=.125, armpit=ARMPIT, hem=(.262, -.60), hem_drop=.006)
BUTTONS = [.105 + .0735 * i for i in range(7)]
FOLDS = elbow(0, SHOULDER, 38, .53, .14, 2, high=.0065, wide=.011, count=7) + elbow(1, SHOULDER, 38, .53, .14, 9, high=.005, wide=.011)


def _lines(front):
    """Paths: all seams, the pocket flaps, the pocket bags under them."""
    seams = armholes(SHOULDER, ARMPIT, .028) + f' M -.4 {WAIST} H .4'
    if not front:
        return seams + ' M -.236 .14 L .236 .14 M -.09 .14 L -.07 .555 M .09 .14 L .07 .555', '', ''
    seams += mirrored(lambda m: f'M {m * .024} {YOKE} L {m * .222} {YOKE} M {m * .078} {YOKE + .06} L {m * .058} {WAIST} '
                                f'M {m * .165} {YOKE + .06} L {m * .178} {WAIST}')
    flap = mirrored(lambda m: f'M {m * .07} {YOKE} V {YOKE + .04} L {m * .12} {YOKE + .062} L {m * .17} {YOKE + .04} V {YOKE}')
    bag = mirrored(lambda m: f'M {m * .078} {YOKE + .062} L {m * .082} {YOKE + .148} L {m * .12} {YOKE + .165} '
                             f'L {m * .158} {YOKE + .148} L {m * .162} {YOKE + .062}')
    return seams, flap, bag


def _puckers():
    """Small bumps along the seams, as washing leaves them."""
    r, out = random.Random(4), ''
    for _ in range(420):
        if r.random() < .6:
            x, y, rx, ry = r.uniform(-.27, .27), r.choice([YOKE] * 3 + [WAIST + .002] * 4 + [.60] * 3) + r.uniform(-.009, .009), \
                .0032, .011
        else:
            a, b = r.choice((((.078, .228), (.058, .555)), ((.165, .228), (.178, .555)), ((.025, .1), (.025, .6))))
            t, m = r.random(), r.choice((1, -1))
            x, y, rx, ry = m * (a[0] + (b[0] - a[0]) * t) + r.uniform(-.009, .009), a[1] + (b[1] - a[1]) * t, .011, .0032
        out += f'<ellipse cx="{x:.4f}" cy="{y:.4f}" rx="{rx}" ry="{ry}" fill="{r.choice(("#fff", "#000"))}" opacity=".26"/>'
    return out


def _fades():
    spots = ((.12, .40, .05, .14), (.40, .32, .05, .09), (.15, .06, .07, .03))
    return ''.join(f'<ellipse cx="{m * x}" cy="{y}" rx="{a}" ry="{b}"/>' for x, y, a, b in spots for m in (1, -1))


def _paint(half, area, front):
    seams, flap, bag = _lines(front)
    cuff, hem = segment(half, 'cuff'), segment(half, 'hem')
    placket = 'M -.024 -.1 V .7 M .024 -.1 V .7' if front else ''
    edge = 'M .026 .05 V .7' if front else ''
    rows = lambda d: thread(d, THREAD, shift=(.0030, .0030)) + thread(d, THREAD, shift=(.0078, .0078))
    worn = stroke(seams + flap + bag + edge, PALE, .014, 'opacity=".5" filter="url(#near)"')
    colour = f'<g filter="url(#far)" fill="#93AABE" opacity=".5">{_fades()}</g>' + worn
    colour += stroke(hem + cuff, PALE, .012, 'opacity=".6" filter="url(#near)"')
    colour += stroke(seams + flap + edge, DARK, .0026) + stroke(bag, '#3A587A', .0015)
    colour += stroke(cuff, DARK, .0945) + stroke(cuff, '#4E6885', .090) + stroke(cuff, THREAD, .0852, 'stroke-dasharray=".004 .0013"')
    colour += stroke(cuff, '#4E6885', .0826) + stroke(cuff, PALE, .008, 'opacity=".5" filter="url(#near)"')
    colour += rows(seams) + thread(flap, THREAD, shift=(0, -.005)) + thread(bag, THREAD) + thread(placket, THREAD)
    colour += thread(edge, THREAD, shift=(-.004, 0)) + thread('M -.4 .594 H .4', THREAD)
    height = stroke(seams, '#a8a8a8', .012, 'transform="translate(.005 .005)"') + f'<path d="{flap} Z" fill="#b8b8b8"/>'
    height += stroke(seams + flap + edge, '#202020', .003) + stroke(bag, '#505050', .002)
    height += '<rect x="-.024" y="-.1" width=".05" height=".8" fill="#b0b0b0"/>' if front else ''
    height += stroke(cuff, '#303030', .095) + stroke(cuff, '#a8a8a8', .090) + _puckers()
    defs = blur('near', .010) + blur('far', .03)
    return canvas(area, colour, DENIM, defs), \
        canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0012))


def garment(number):
    """The Garment of product 3."""
    front, back = top(neck_d=.088, **CUT), top(neck_d=.022, **CUT)
    area = box(front, back)
    look = dict(weave='twill', seam=.006, ground=.0005, sheen=.1, crumple=.3)

    def trims(coarse, fine):
        strip, edge = (0, .7, 0, .14), 'M 0 -.0390 H .7 M 0 -.0560 H .7'
        flat = canvas(strip, stroke(edge, PALE, .004, 'opacity=".35"') + thread(edge, THREAD), '#4E6885'), canvas(strip, '', '#808080')
        collar = rest(shirt_collar(fine, stand=.026, fall=.052, point=.024, thickness=.0026, gap=.007, up=.35, spread=.001), fine, .0030)
        knobs = []
        for y in BUTTONS:
            p, n = locate(fine, 0, 0, -y)
            knobs += [button(p + n * .001, n, .0085, .0030), button(p + n * .003, n, .0052, .0022)]
        return [Trim('collar', collar, dict(kind='cloth', colour=flat[0], height=flat[1], **{**look, 'crumple': .15}), strip),
                Trim('buttons', together(knobs), dict(kind='plain', colour=BRASS, rough=.34, metal=1))]

    return Garment(
        panels=[Panel('front', front, -1), Panel('back', back, 1)], box=area, wall='#E9D8C8', look=look, trims=trims,
        body=torso(angle=arm_angle(front, .168), drop=36, shoulder=.160, chest=.186, waist=.176, hip=.188, arm=.044, arm_length=.72, joint=1.338),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, hem=(.0042, .026),
        cloth=Cloth(bend=1.5e-5, friction=.45, thickness=.009), press=6, relief=creases(FOLDS),
        views={'front': View(), 'detail': View(turn=22, elevation=8, zoom=1.95, at=(.03, .22))})
