"""Outline of a sleeveless bodice on straps, with a skirt of any length: sundresses, camisoles."""


def strappy(strap=(.088, .036), neck_d=.105, armpit=(.178, -.195), waist=(.160, -.345), hem=(.40, -1.12), hem_drop=.03):
    """Half outline. strap: distance from the middle and width; neck_d: depth of the square neck; armpit, waist, hem: points."""
    x0, w = strap
    (ax, ay), (wx, wy), (hx, hy) = armpit, waist, hem
    return [
        ('neck', [(0, -neck_d), (x0 * .55, -neck_d), (x0 * .80, -neck_d * 1.0), (x0 * .93, -neck_d * .82)]),
        ('neck', [(x0 * .93, -neck_d * .82), (x0, -neck_d * .66), (x0 + .002, -.03), (x0 + .002, 0)]),
        ('shoulder', [(x0 + .002, 0), (x0 + w * .34, -.003), (x0 + w * .67, -.007), (x0 + w, -.011)]),
        ('armhole', [(x0 + w, -.011), (x0 + w - .002, ay * .45), (x0 + w + .004, ay + .008), (ax, ay)]),
        ('side', [(ax, ay), (ax - .006, ay - .05), (wx, wy + .05), (wx, wy)]),
        ('side', [(wx, wy), (wx + .02, wy - .10), (hx - (hx - wx) * .30, hy + (wy - hy) * .30), (hx, hy)]),
        ('hem', [(hx, hy), (hx * .66, hy - hem_drop * .7), (hx * .3, hy - hem_drop), (0, hy - hem_drop)]),
    ]
