import type { CartItem } from '../../domain/cart/CartItem.ts';
import { type ProductsAtVersion, withProducts } from '../catalogue/withProducts.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** Resolves with the shopper's cart at current prices, without products that are not listed, the line that was added first at first. */
export type ShowCart = (shopperId: string) => Promise<readonly CartItem[]>;

export type ShowCartPorts = Pick<BackEndPorts, 'carts'> & { readonly productsAt: ProductsAtVersion };

export function makeShowCart({ carts, productsAt }: ShowCartPorts): ShowCart {
  return async (shopperId) => withProducts(await carts.lines(shopperId), productsAt);
}
