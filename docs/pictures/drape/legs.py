"""The mannequin for bottoms: hip and two legs."""
from .mannequin import column


def legs(waist=.150, hip=.178, thigh=.082, knee=.056, ankle=.042, stand=.085, foot=.13, depth=1.0, waist_at=1.04, crotch_at=.76,
         step=.03):
    """body(t) for `drape`: half widths; stand, foot: distance of the legs from the middle above and below;
    step: metres by which the knees are set apart in depth at t = 1, as in a slight step."""
    zt = [.50, crotch_at - .06, crotch_at, crotch_at + .07, crotch_at + .14, waist_at - .06, waist_at, waist_at + .14]
    trunk_w = [hip * .2, hip * .55, hip * .86, hip, hip * .985, (hip + waist) / 2, waist, waist * 1.02]
    trunk_d = [depth * q for q in (.02, .05, .092, .116, .114, .104, .096, .098)]
    zl = [0, .10, .30, .48, .62, crotch_at - .01, crotch_at + .10]
    lw = [ankle * .9, ankle, (ankle + knee) / 2 + .006, knee, (knee + thigh) / 2 + .004, thigh, thigh * .9]
    mix = lambda z: stand + (foot - stand) * (1 - z / crotch_at)

    def body(t):
        parts = [column(zt[1:], trunk_w[1:], trunk_d[1:])]
        for s in (-1, 1):
            cy = [s * step * t * max(0, min(1, (.80 - z) / .4)) for z in zl]
            parts.append(column(zl, lw, [q * 1.08 * depth for q in lw], [s * mix(z) for z in zl], cy))
        return parts

    return body
