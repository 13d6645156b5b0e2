"""A bell below the waist, for skirts that stand away from the legs."""
from .mannequin import column


def bell(body, waist_z, floor_z, top, bottom, deep=.72, swing=.03):
    """body with a bell from waist_z down to floor_z (metres above the floor); top, bottom: half widths there;
    deep: half depth as part of the half width; swing: metres by which its foot moves aside."""
    z = [floor_z - .05, floor_z, floor_z + (waist_z - floor_z) * .45, floor_z + (waist_z - floor_z) * .82, waist_z]
    w = [bottom * 1.02, bottom, top + (bottom - top) * .60, top + (bottom - top) * .26, top]

    def with_bell(t):
        side = [swing * t * ((waist_z - q) / (waist_z - floor_z))**2 for q in z]
        return [*body(t), column(z, w, [deep * q for q in w], side, None)]

    return with_bell
