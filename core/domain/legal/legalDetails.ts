import type { Product } from '../catalogue/Product.ts';
import type { Paise } from '../money/Paise.ts';
import type { Seller } from '../settings/ShopSettings.ts';

/** What the law wants a shopper to be told of a piece before she buys it. A text that is not known is undefined. */
export type PieceDetails = {
  readonly genericName: string;
  readonly netQuantity: string;
  /** The maximum retail price with all taxes of the piece, or of its cheapest and its dearest size. */
  readonly retailPrices: readonly [least: Paise, most: Paise];
  readonly origin: string | undefined;
  readonly manufacturer: string | undefined;
};

/** What the law wants her to be told of who sells it. */
export type SellerDetails = {
  readonly seller: string;
  readonly consumerCare: string | undefined;
  readonly grievanceOfficer: string | undefined;
};

const DEFAULT_QUANTITY = '1 piece';

/** Returns what is known of a product, in all its sizes or only its own. */
export function pieceDetails(product: Product, isOfAllSizes: boolean): PieceDetails {
  const { facts = {}, category, originalPrice, sizes = [] } = product;
  const prices = isOfAllSizes ? sizes.map((size) => size.originalPrice) : [originalPrice];
  return {
    genericName: facts.genericName ?? category,
    netQuantity: facts.netQuantity ?? DEFAULT_QUANTITY,
    retailPrices: [Math.min(...prices), Math.max(...prices)],
    ...{ origin: facts.origin, manufacturer: facts.manufacturer },
  };
}

/** Returns what is known of who sells. */
export function sellerDetails(seller: Seller): SellerDetails {
  const { name, legalName, legalAddress, phone, grievanceName, grievanceEmail, grievancePhone } = seller;
  return {
    seller: listed(legalName || name, ...legalAddress.split('\n')) ?? name,
    consumerCare: listed(phone, grievanceEmail),
    grievanceOfficer: listed(grievanceName, grievanceEmail, grievancePhone),
  };
}

function listed(...texts: readonly string[]): string | undefined {
  return texts.filter((text) => text.trim() !== '').join(', ') || undefined;
}
