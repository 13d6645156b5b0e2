"""Crew-neck T-shirts with Meher's sun and waves."""
from drape.solver import Cloth
from drape.torso import torso
from mesh.band import band
from paint.motifs import morning, place, sun_and_waves
from paint.stitches import turned, twin
from paint.svg import canvas, segment, stroke
from paint.top import armhole_colour, armhole_height, armholes
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim

# Ground, rib, thread, print (sun, near wave, far wave), wall, and what differs in the cut.
STYLES = {
    1: dict(ground='#EFEAE0', rib='#E9E2D4', thread='#D8D0BF', art=('#E9785C', '#2F5D62', '#F3C88B'), wall='#CFDACD', cut={},
            body={}, motif=sun_and_waves, at=(0, .262, .30)),
    17: dict(ground='#2F5D62', rib='#2B575C', thread='#24494D', art=('#F3C88B', '#EFEAE0'), wall='#F0D6C8', motif=morning, at=(0, .255, .235),
             cut=dict(neck_w=.092, neck_d=.118, shoulder=(.192, -.042), sleeve=.165, cuff=.150, armpit=(.222, -.225),
                      waist=(.205, -.40), hem=(.228, -.62), angle=30),
             body=dict(angle=33, shoulder=.142, chest=.156, waist=.134, hip=.172, arm=.040, bust=.022)),
}
RIB = [(-.004, .0004), (.000, .0022), (.006, .0029), (.016, .0027), (.0195, .0014), (.0195, -.0010), (.016, -.0017),
       (.000, -.0016)]


def _paint(half, area, style, front):
    neck, hem, cuff = (segment(half, n) for n in ('neck', 'hem', 'cuff'))
    arm = armholes(style['cut'].get('shoulder', (.225, -.05)), style['cut'].get('armpit', (.256, -.245)))
    x, y, size = style['at']
    art = place(x, y, size, style['motif'](*style['art']))
    colour = twin(hem, .022, style['thread'], style['ground']) + twin(cuff, .020, style['thread'], style['ground'])
    colour += armhole_colour(arm) + (art if front else '')
    height = turned(hem, .022) + turned(cuff, .020) + armhole_height(arm)
    height += stroke(neck, '#6a6a6a', .014)
    return canvas(area, colour, style['ground']), canvas(area, height, '#808080')


def garment(number):
    """The Garment of product 1 or 17."""
    style = STYLES[number]
    cut = style['cut']
    front = top(**{**dict(neck_d=.105, hem=(.262, -.70)), **cut})
    back = top(**{**dict(hem=(.262, -.70)), **cut, 'neck_d': .022})
    area = box(front, back)

    def trims(coarse, fine):
        return [Trim('rib', band(fine, fine.rims()[0], RIB, up=.35), dict(kind='rib', colour=style['rib']))]

    return Garment(
        panels=[Panel('front', front, -1), Panel('back', back, 1)], body=torso(**style['body']), box=area,
        paint={'front': _paint(front, area, style, True), 'back': _paint(back, area, style, False)},
        look=dict(weave='knit', seam=.0022), cloth=Cloth(bend=2e-4), press=5, trims=trims, wall=style['wall'])
