import { queryOnDevice } from '../../core/storefront/catalogue/queryOnDevice.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';
import type { ForQueryingProducts } from '../../core/storefront/ports/ForQueryingProducts.ts';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';
import { loadChunk } from '../navigation/loadChunk.ts';

const importSearch = async () => (await import('../../core/domain/catalogue/ProductSearch.ts')).makeProductSearch;

/** The whole catalogue on the device. What searches it is loaded with the first search. */
export function catalogueOnDevice(products: ForObtainingProducts, clock: ForTellingTime): ForQueryingProducts {
  return queryOnDevice({ products, loadSearch: () => loadChunk(importSearch, clock) });
}
