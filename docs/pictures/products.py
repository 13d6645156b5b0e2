"""Which product is which garment."""
from importlib import import_module

KINDS = {1: 'tshirt', 17: 'tshirt', 5: 'striped_top', 6: 'hoodie', 3: 'denim_jacket', 15: 'camp_shirt', 8: 'kurta',
         11: 'trousers', 18: 'shorts', 25: 'chinos', 2: 'skirt', 16: 'sundress', 24: 'shirt_dress', 9: 'wrap_top',
         23: 'cardigan',
         13: 'goods.sunglasses', 14: 'goods.watch', 4: 'goods.earrings', 20: 'goods.belt',
         12: 'goods.cap', 10: 'goods.beanie', 7: 'goods.tote', 19: 'goods.backpack', 21: 'goods.scarf', 22: 'goods.scrunchies'}


def product(number):
    """The Garment or the Goods of a product id. Raises KeyError for an unknown product."""
    name = KINDS[number]
    if name.startswith('goods.'):
        return import_module(name).goods(number)
    return import_module('garments.' + name).garment(number)
