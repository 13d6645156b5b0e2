"""The mannequin for tops: torso, neck and two arms that can be lowered."""
import math

from .mannequin import capsule, column


def torso(angle=31, drop=24, shoulder=.165, chest=.178, waist=.162, hip=.178, arm=.047, arm_length=.56, depth=1.0, bend=8,
          bust=0.0):
    """body(t) for `drape`: arms `angle` degrees below the horizontal, lowered by `drop` at t = 1.

    shoulder: half distance of the shoulder joints; chest, waist, hip: half widths; arm: radius at the top;
    bend: degrees by which the forearm hangs steeper; depth: scale of all half depths; bust: metres added in front.
    """
    z = [.55, .80, .90, 1.00, 1.10, 1.20, 1.29, 1.35, 1.395, 1.42, 1.445, 1.48, 1.62]
    w = [hip * .95, hip, hip * .99, waist * 1.02, waist, (waist + chest) / 2, chest, chest * .97, chest * .80, .098, .068, .058,
         .056]
    d = [.10, .112, .115, .108, .105, .112, .118, .108, .088, .074, .064, .060, .058]
    cy = [0, .004, .004, 0, -.002, -.004 - bust * .6, -.006 - bust, -.002, .006, .010, .012, .012, .006]
    trunk = column(z, w, [q * depth for q in d], None, cy)

    def body(t):
        parts = [trunk]
        for s in (-1, 1):
            a = math.radians(angle + drop * t * (1.12 if s > 0 else .9))
            b = a + math.radians(bend)
            p = (s * shoulder, .006, 1.372)
            e = (p[0] + s * math.cos(a) * arm_length * .5, .006, p[2] - math.sin(a) * arm_length * .5)
            h = (e[0] + s * math.cos(b) * arm_length * .5, -.012 * t, e[2] - math.sin(b) * arm_length * .5)
            parts += [capsule(p, e, arm * 1.08, arm * .86), capsule(e, h, arm * .86, arm * .62)]
        return parts

    return body
