import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { cartLineView } from '../../../src/cart/cartLineView.ts';
import { CART } from '../../../src/cart/tokens.ts';
import { CATALOGUE, LISTING } from '../../../src/catalogue/tokens.ts';
import { type ProductView, productView } from '../../../src/products/productView.ts';
import { texts } from '../../../src/ui/texts.ts';
import { WISHLIST } from '../../../src/wishlist/tokens.ts';
import type { Tab } from './Tab.ts';

/** The product of that name on the present page. */
export function productNamed(tab: Tab, name: string): Product {
  const product = productsOn(tab).find((candidate) => candidate.name === name);
  if (product === undefined) throw new Error(`There is no ${name} at ${tab.navigation.here()}`);
  return product;
}

/** What the present page shows of a product. */
export function productFacts(tab: Tab, name: string): Readonly<Record<string, string>> {
  const product = productNamed(tab, name);
  const view = productView(product);
  return {
    price: view.price,
    picture: view.image === '' ? 'no' : 'yes',
    size: view.size,
    ...(tab.page === 'product' && { description: view.description }),
    ...(tab.page === 'cart' ? { quantity: String(cartLineView(product as CartItem).quantity) } : offerOf(tab, view)),
  };
}

/** Whether the present page is that of a product that does not exist. */
export function isUnknownProduct(tab: Tab): boolean {
  const catalogue = tab.shop.get(CATALOGUE);
  return tab.page === 'product' && catalogue.status === 'ready' && catalogue.productById(tab.productId) === undefined;
}

function productsOn(tab: Tab): readonly Product[] {
  const { shop, page } = tab;
  const catalogue = shop.get(CATALOGUE);
  switch (page) {
    case 'cart':
      return shop.get(CART).items;
    case 'wishlist':
      return shop.get(WISHLIST).items;
    case 'listing':
      return shop.get(LISTING).shown;
    case 'product': {
      const product = catalogue.productById(tab.productId);
      return product === undefined ? [] : [product];
    }
    default:
      return catalogue.products;
  }
}

function offerOf(tab: Tab, { key, originalPrice, badge }: ProductView): Readonly<Record<string, string>> {
  const isInCart = tab.shop.get(CART).has(key);
  const there = tab.page === 'wishlist' ? texts.addedToCart : texts.goToCart;
  return {
    was: originalPrice ?? 'none',
    'percent off': badge ?? 'none',
    button: isInCart ? there : texts.addToCart,
  };
}
