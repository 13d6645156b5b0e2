"""sRGB hex colours for Blender."""


def linear(h):
    """'#rrggbb' as linear (r, g, b, 1)."""
    h = h.lstrip('#')
    f = lambda c: c / 12.92 if c <= .04045 else ((c + .055) / 1.055)**2.4
    return tuple(f(int(h[i:i + 2], 16) / 255) for i in (0, 2, 4)) + (1,)
