import { LISTS_KEY } from '../../../adapters/local-storage/shopperKeys.ts';
import { TextStore } from '../../../adapters/local-storage/TextStore.ts';
import type { ForRememberingLists } from '../../../core/storefront/ports/ForRememberingLists.ts';

/** Returns lists that load their adapter when a shopper is logged in. When it cannot be loaded, nothing is remembered. */
export function lazyLists(load: () => Promise<ForRememberingLists>, storage: () => Storage): ForRememberingLists {
  const loaded = () => load().catch(() => undefined);
  return {
    recall: async (session, name) => (await loaded())?.recall(session, name),
    remember: async (session, name, items) => (await loaded())?.remember(session, name, items),
    forget: () => void new TextStore(storage).remove(LISTS_KEY),
  };
}
