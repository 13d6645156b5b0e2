"""Outline of everything worn on the shoulders: T-shirt, hoodie, jacket, shirt, kurta, dress."""
import math

from .bezier import line, point, split


def top(neck_w=.085, neck_d=.095, shoulder=(.225, -.05), angle=28, sleeve=.235, cuff=.175, armpit=(.256, -.245),
        hem=(.258, -.70), hem_drop=.012, waist=None,
        neck_shape=((.62, 1), (.98, .45)), cuff_tilt=0, slit=None):
    """Half outline, body and sleeve in one piece (the armhole seam is painted).

    neck_w, neck_d: half width and depth of the neckline; shoulder: shoulder point; angle: sleeve below the horizontal
    in degrees; sleeve, cuff: length along the top and width at its end; armpit: where sleeve and side meet, rounded;
    hem: side of the hem; waist: (x, y) for a shaped side, else straight; cuff_tilt: metres by which the cuff runs
    outwards at its lower end; neck_shape: the neckline's two Bezier handles as parts of neck_w and neck_d; slit: height
    below which the side stays open (segment 'slit'). The under-arm seam must keep some length: raises ValueError below 4 cm.
    """
    a = math.radians(angle)
    d, n = (math.cos(a), -math.sin(a)), (-math.sin(a), -math.cos(a))
    tip = (shoulder[0] + d[0] * sleeve, shoulder[1] + d[1] * sleeve)
    low = (tip[0] + n[0] * cuff + d[0] * cuff_tilt, tip[1] + n[1] * cuff + d[1] * cuff_tilt)
    if math.dist(low, armpit) < .04 or low[0] < armpit[0] + .02:
        raise ValueError(f'the sleeve ends inside the body: cuff {low}, armpit {armpit}')
    k = min(.06, sleeve * .2)
    ax, ay = armpit
    (x1, y1), (x2, y2) = neck_shape
    apex = (ax + .006, ay)
    reach = math.dist(low, armpit)
    side = [apex, (ax - .008, ay - .002), (hem[0] - .002, hem[1] + .25), hem]
    if waist:
        side = [apex, (ax - .012, ay - .03), (waist[0], waist[1] + .05), waist]
    out = [
        ('neck', [(0, -neck_d), (neck_w * x1, -neck_d * y1), (neck_w * x2, -neck_d * y2), (neck_w, 0)]),
        ('shoulder', [(neck_w, 0), (neck_w + .05, -.013), (shoulder[0] - .04, shoulder[1] + .018), shoulder]),
        ('over', [shoulder, (shoulder[0] + k, shoulder[1] - k * .62),
                  (tip[0] - d[0] * sleeve * .5, tip[1] - d[1] * sleeve * .5), tip]),
        ('cuff', line(tip, low)),
        ('under', [low, (low[0] - d[0] * reach * .4, low[1] - d[1] * reach * .4), (ax + .032, ay), apex]),
        ('side', side),
    ]
    if waist:
        out.append(('side', [waist, (waist[0], waist[1] - .08), (hem[0] - .012, hem[1] + .12), hem]))
    if slit:
        name, s = out.pop()
        top_, low_ = split(s, next(t / 100 for t in range(101) if point(s, t / 100)[1] <= slit))
        out += [(name, top_), ('slit', low_)]
    out.append(('hem', [hem, (hem[0] * .66, hem[1] - hem_drop * .8), (hem[0] * .3, hem[1] - hem_drop),
                        (0, hem[1] - hem_drop)]))
    return out
