import type { ProductPictures } from '../../../core/domain/catalogue/Picture.ts';

/** A product as the mock back-end keeps and answers it: the wire's own field names, prices in whole rupees. */
export type SeedProduct = {
  /** Distinct and stable, so that a cart kept in the browser still finds its product after an update. */
  readonly _id: string;
  /** The number in the product's address, `/product-details/{id}`. */
  readonly id: number;
  readonly name: string;
  readonly category: 'clothing' | 'accessories';
  readonly category_name: "men's" | "women's";
  /** The one creator's social handle. */
  readonly influencers: string;
  readonly size: 'S' | 'M' | 'L' | 'XL';
  readonly original_price: number;
  /** What the shopper pays; equal to `original_price` when there is no discount. */
  readonly discounted_price: number;
  /** A path under the site's root. */
  readonly img: string;
  /** The same picture, and a second view, in better formats and in sizes to choose from. */
  readonly picture?: ProductPictures | undefined;
  readonly description: string;
};
