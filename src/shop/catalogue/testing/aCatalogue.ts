import { MemoryBackEnd } from '../../../../adapters/memory/MemoryBackEnd.ts';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { memoryCatalogue } from '../../../../adapters/memory/memoryCatalogue.ts';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { makeProductSearch } from '../../../../core/domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions } from '../../../../core/domain/catalogue/search/suggestions.ts';
import { makeAskCatalogue } from '../../../../core/storefront/catalogue/AskCatalogue.ts';
import { queryOnDevice } from '../../../../core/storefront/catalogue/queryOnDevice.ts';
import { ConnectionViewModel } from '../../../shared/connection/ConnectionViewModel.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { CatalogueViewModel } from '../CatalogueViewModel.ts';

/** A catalogue over an in-memory back-end with these products, which is loaded as a whole or, with `asks`, asked for each part. */
export function aCatalogue(products: readonly Product[], { asks = false } = {}) {
  const backEnd = new MemoryBackEnd();
  backEnd.products = products;
  const clock = new MemoryClock();
  const pendingWork = new PendingWork();
  const connection = new ConnectionViewModel(backEnd.connection, clock);
  const onDevice = queryOnDevice({
    products: memoryCatalogue(backEnd),
    loadSearch: async () => makeProductSearch,
    loadSuggestions: async () => buildSuggestions,
  });
  const port = asks ? memoryCatalogue(backEnd) : onDevice;
  const askCatalogue = makeAskCatalogue({ catalogue: port, log: new MemoryLog() });
  const catalogue = new CatalogueViewModel({ askCatalogue, pendingWork, connection, clock });
  return { catalogue, backEnd, clock, pendingWork, connection };
}

/** Waits until what is on its way has arrived. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
