import type { Paise } from '../money/Paise.ts';

/** A piece of clothing or an accessory as the catalogue lists it. */
export type Product = {
  /** The back-end's own key (`_id`), by which cart and wishlist name the product. */
  readonly key: string;
  /** The numeric id that stands in the product's address, `/product-details/{id}`. */
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly categoryName: string;
  /** The one creator's social handle the product belongs to. */
  readonly influencer: string;
  readonly size: string;
  readonly originalPrice: Paise;
  readonly discountedPrice: Paise;
  /** The path of the product's picture. */
  readonly image: string;
  readonly description: string;
};
