import type { Paise } from '../money/Paise.ts';
import type { ProductPictures } from './Picture.ts';

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
  /** The path of the product's picture, one file that every browser can show. */
  readonly image: string;
  /** The same picture, and a second view, in better formats and in sizes to choose from. */
  readonly picture?: ProductPictures;
  readonly description: string;
};
