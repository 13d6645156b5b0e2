import type { ProductPictures } from '../../core/domain/catalogue/Picture.ts';

/** A product of the sample catalogue, with the field names of the API and prices in whole rupees. */
export type SeedProduct = {
  /** Unique and stable, so that a stored cart still refers to its product after an update. */
  readonly _id: string;
  /** The numeric id in the product's path, `/product-details/{id}`. */
  readonly id: number;
  readonly name: string;
  readonly category: 'clothing' | 'accessories';
  readonly category_name: "men's" | "women's";
  /** The social handle of the product's creator. */
  readonly influencers: string;
  readonly size: 'S' | 'M' | 'L' | 'XL';
  readonly original_price: number;
  /** Equal to `original_price` when there is no discount. */
  readonly discounted_price: number;
  /** A path relative to the site's root. */
  readonly img: string;
  /** The same picture in modern formats and several sizes, for some products with a second view. */
  readonly picture?: ProductPictures | undefined;
  readonly description: string;
};
