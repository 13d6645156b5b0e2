import type { Product } from '../../domain/catalogue/Product.ts';
import { type Failure, failureOf } from '../ports/Failure.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForObtainingProducts } from '../ports/ForObtainingProducts.ts';

export type LoadCatalogueOutcome = { readonly outcome: 'loaded'; readonly products: readonly Product[] } | Failure;

export type LoadCatalogue = () => Promise<LoadCatalogueOutcome>;

export type LoadCataloguePorts = { readonly products: ForObtainingProducts; readonly log: ForLogging };

export function makeLoadCatalogue({ products, log }: LoadCataloguePorts): LoadCatalogue {
  return async () => {
    try {
      return { outcome: 'loaded', products: await products.allProducts() };
    } catch (error) {
      log.error('Error fetching data', error);
      return failureOf(error);
    }
  };
}
