"""The mannequin for tops: torso, neck and two arms that can be lowered."""
import math

from .mannequin import capsule, column


def arm_angle(half, shoulder, height=.084):
    """The angle at which an arm from the joint lies along the middle of an outline's sleeve."""
    a, b = next((s[0], s[3]) for n, s in half if n == 'cuff')
    return math.degrees(math.atan2(-(a[1] + b[1]) / 2 - height, (a[0] + b[0]) / 2 - shoulder))


def torso(angle=31, drop=29, shoulder=.162, chest=.176, waist=.168, hip=.186, arm=.043, arm_length=.56, depth=1.0, bend=8,
          bust=0.0, sway=.012, twist=5, arms=True, joint=1.356):
    """body(t) for `drape`: arms `angle` degrees below the horizontal, lowered by `drop` at t = 1.

    shoulder: half distance of the shoulder joints; chest, waist, hip: half widths; arm: radius at the top;
    bend: degrees by which the forearm hangs steeper; depth: scale of all half depths; bust: metres added in front;
    sway: metres by which the hip moves aside and twist: degrees by which the shoulders turn, both for lively folds;
    arms: False for what has no sleeves; joint: height of the shoulder joints, lower for sloping shoulders.
    """
    z = [.30, .80, .90, 1.00, 1.10, 1.20, 1.29, 1.345, 1.385, 1.405, 1.425, 1.45, 1.50, 1.62]
    wide = max(chest, shoulder)
    w = [hip * .9, hip, hip * .99, waist * 1.03, waist, (waist + chest) / 2, chest, wide * .99, wide * .87, wide * .66,
         .074, .061, .056, .055]
    d = [depth * q for q in (.080, .086, .088, .086, .088, .098, .106, .100, .088, .076, .068, .062, .058, .057)]
    cy = [0, .004, .004, 0, -.002, -.004 - bust * .6, -.006 - bust, -.002, .006, .010, .012, .012, .008, .004]
    lean = [max(0, min(1, (1.3 - q) / .35)) for q in z]

    def body(t):
        parts = [column(z, w, d, [sway * t * q for q in lean], cy)]
        turn = math.radians(twist * t)
        for s in (-1, 1) if arms else ():
            a = math.radians(angle + drop * t * (1.10 if s > 0 else .92))
            b = a + math.radians(bend * t)
            p = (s * shoulder * math.cos(turn), .006 + s * shoulder * math.sin(turn), joint)
            e = (p[0] + s * math.cos(a) * arm_length * .5, p[1] - .010 * t, p[2] - math.sin(a) * arm_length * .5)
            h = (e[0] + s * math.cos(b) * arm_length * .5, e[1] - .030 * t, e[2] - math.sin(b) * arm_length * .5)
            parts += [capsule(p, e, arm * 1.06, arm * .9), capsule(e, h, arm * .9, arm * .62)]
        return parts

    return body
