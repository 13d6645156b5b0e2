import { queryOnDevice } from '../../../core/storefront/catalogue/queryOnDevice.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import type { ForObtainingProducts } from '../../../core/storefront/ports/catalogue/ForObtainingProducts.ts';
import type { ForQueryingProducts } from '../../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import { loadChunk } from '../../shared/chunks/loadChunk.ts';

const importSearch = async () =>
  (await import('../../../core/domain/catalogue/search/ProductSearch.ts')).makeProductSearch;
const importSuggestions = async () =>
  (await import('../../../core/domain/catalogue/search/suggestions.ts')).buildSuggestions;

/** The whole catalogue on the device. What searches it and what suggests are loaded with the first question to them. */
export function catalogueOnDevice(products: ForObtainingProducts, clock: ForTellingTime): ForQueryingProducts {
  return queryOnDevice({
    products,
    loadSearch: () => loadChunk(importSearch, clock),
    loadSuggestions: () => loadChunk(importSuggestions, clock),
  });
}
