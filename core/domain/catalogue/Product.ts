import type { Paise } from '../money/Paise.ts';
import type { ProductPictures } from './Picture.ts';

/** A product of the catalogue: clothing or an accessory. */
export type Product = {
  /** The back-end's own key (`_id`), which identifies the product in cart and wishlist. */
  readonly key: string;
  /** The numeric id in the product's path, `/product-details/{id}`. */
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly categoryName: string;
  /** The social handle of the product's creator. */
  readonly influencer: string;
  readonly size: string;
  readonly originalPrice: Paise;
  readonly discountedPrice: Paise;
  /** The path of a picture that every browser can show. */
  readonly image: string;
  /** The same picture in modern formats and several sizes, for some products with a second view. */
  readonly picture?: ProductPictures | undefined;
  readonly description: string;
};
