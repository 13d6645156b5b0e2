import { queryOnDevice } from '../../../core/storefront/catalogue/queryOnDevice.ts';
import type { ForObtainingProducts } from '../../../core/storefront/ports/ForObtainingProducts.ts';
import type { ForQueryingProducts } from '../../../core/storefront/ports/ForQueryingProducts.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/ForTellingTime.ts';
import { loadChunk } from '../../shared/chunks/loadChunk.ts';

const importSearch = async () => (await import('../../../core/domain/catalogue/ProductSearch.ts')).makeProductSearch;
const importSuggestions = async () => (await import('../../../core/domain/catalogue/suggestions.ts')).buildSuggestions;

/** The whole catalogue on the device. What searches it and what suggests are loaded with the first question to them. */
export function catalogueOnDevice(products: ForObtainingProducts, clock: ForTellingTime): ForQueryingProducts {
  return queryOnDevice({
    products,
    loadSearch: () => loadChunk(importSearch, clock),
    loadSuggestions: () => loadChunk(importSuggestions, clock),
  });
}
