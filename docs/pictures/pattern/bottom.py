"""Outlines of everything worn from the waist: trousers, shorts, skirts."""


def trousers(waist=.195, hip=.262, rise=.29, length=1.02, hem=.115, knee=None, crotch=.018, spread=.055, dip=0.0, rake=.0):
    """Half outline of one side of trousers (front and back alike). Heights are relative to the waist.

    waist, hip: half widths of the whole; rise: waist to crotch; length: waist to hem; hem: half of the leg's width at the
    hem; knee: the same at the knee, else straight; spread: metres by which the hems stand apart from the middle; dip: how
    much lower the waist is at the centre; rake: how much the hem slants.
    """
    mid = spread + hem
    inner, outer = mid - hem, mid + hem
    k = knee or hem + (hip / 2 - hem) * .35
    kx, ky = (mid + hip / 2) / 2, -rise - (length - rise) * .42
    side = (hip, -rise * .82)
    h = (length - rise) * .18
    return [
        ('waist', [(0, -dip), (waist * .4, -dip), (waist * .7, 0), (waist, 0)]),
        ('side', [(waist, 0), (waist + .012, -rise * .22), (hip, -rise * .5), side]),
        ('side', [side, (hip, -rise * 1.2), (kx + k, ky + h), (kx + k, ky)]),
        ('side', [(kx + k, ky), (kx + k, ky - h), (outer, -length + h), (outer, -length)]),
        ('hem', [(outer, -length), (mid + hem * .3, -length - rake), (mid - hem * .3, -length - rake), (inner, -length)]),
        ('inseam', [(inner, -length), (inner, -length + h), (kx - k, ky - h), (kx - k, ky)]),
        ('inseam', [(kx - k, ky), (kx - k, ky + h), (crotch, -rise - h * .5), (0, -rise)]),
    ]


def skirt(waist=.175, hip=.25, hem=.40, length=.70, drop=.05, hip_at=.20):
    """Half outline of a skirt that widens to `hem`; drop: how much lower the hem is in the middle than at the side."""
    return [
        ('waist', [(0, -.008), (waist * .4, -.008), (waist * .7, 0), (waist, 0)]),
        ('side', [(waist, 0), (waist + (hip - waist) * .4, -hip_at * .4), (hip, -hip_at), (hip + (hem - hip) * .2, -hip_at - .08)]),
        ('side', [(hip + (hem - hip) * .2, -hip_at - .08), (hip + (hem - hip) * .5, -hip_at - .2), (hem - .02, -length + .2),
                  (hem, -length + drop)]),
        ('hem', [(hem, -length + drop), (hem * .66, -length + drop * .3), (hem * .3, -length), (0, -length)]),
    ]
