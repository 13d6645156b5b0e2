import { TextStore } from '../../adapters/local-storage/TextStore.ts';
import type { ForRememberingLists } from '../../core/storefront/ports/ForRememberingLists.ts';

/** The key of `LocalStorageLists`, which a visit without a shopper does not load. */
const KEY = 'lists';

/** Returns lists that load their adapter when a shopper is logged in. When it cannot be loaded, nothing is remembered. */
export function lazyLists(load: () => Promise<ForRememberingLists>, storage: () => Storage): ForRememberingLists {
  const loaded = () => load().catch(() => undefined);
  return {
    recall: async (session, name) => (await loaded())?.recall(session, name),
    remember: async (session, name, items) => (await loaded())?.remember(session, name, items),
    forget: () => void new TextStore(storage).remove(KEY),
  };
}
