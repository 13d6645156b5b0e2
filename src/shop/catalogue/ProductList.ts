import type { Product } from '../../../core/domain/catalogue/Product.ts';

/** Products in an order: an array, or a list of which parts are there. */
export type ProductList = {
  readonly length: number;
  /** The product at a place; undefined when it is not there yet. */
  at(place: number): Product | undefined;
};
