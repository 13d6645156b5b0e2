import type { WireProduct } from '../wire/wireProduct.ts';

/**
 * A product of the sample catalogue, with the field names of the API and prices in whole rupees. Its `_id` is unique and stable, so
 * that a stored cart still refers to its product after an update.
 */
export type SeedProduct = Readonly<WireProduct> & {
  readonly category: 'clothing' | 'accessories';
  readonly category_name: "men's" | "women's";
  readonly size: 'S' | 'M' | 'L' | 'XL';
};
