import type { Product } from '../catalogue/Product.ts';
import type { Paise } from '../money/Paise.ts';

/** What a product is sold for, and whether the shop leaves it out. */
export type Offer = {
  readonly price: Paise;
  /** The price that is struck through; null when there is none. Never below `price`. */
  readonly compareAtPrice: Paise | null;
  readonly hidden: boolean;
};

/** A size of a style: a product of its own. */
export type StyleSize = Offer & { readonly sku: string; readonly styleId: string; readonly size: string };

type Priced = Pick<Product, 'originalPrice' | 'discountedPrice'> & { readonly isListed: boolean };

/** Returns the offer of a product. */
export function offerOf({ originalPrice, discountedPrice, isListed }: Priced): Offer {
  return {
    price: discountedPrice,
    compareAtPrice: originalPrice > discountedPrice ? originalPrice : null,
    hidden: !isListed,
  };
}

/** Returns the offer without a price to compare with that says nothing. */
export function plainOffer<Given extends Offer>(offer: Given): Given {
  return offer.compareAtPrice === offer.price ? { ...offer, compareAtPrice: null } : offer;
}

/** Returns the fields of a product with this offer. */
export function pricesOf({ price, compareAtPrice, hidden }: Offer): Priced {
  return { originalPrice: compareAtPrice ?? price, discountedPrice: price, isListed: !hidden };
}
