import { TextStore } from '../../adapters/local-storage/TextStore.ts';
import type { ForRememberingChanges } from '../../core/storefront/ports/ForRememberingChanges.ts';

/** The key of `LocalStorageChanges`, which a visit without a shopper does not load. */
const KEY = 'waiting-changes';

/** Returns changes that load their adapter when one is stored. When it cannot be loaded, nothing is remembered. */
export function lazyChanges(load: () => Promise<ForRememberingChanges>, storage: () => Storage): ForRememberingChanges {
  const texts = new TextStore(storage);
  const loaded = () => load().catch(() => undefined);
  return {
    recall: async (session) => (texts.read(KEY) === undefined ? [] : ((await (await loaded())?.recall(session)) ?? [])),
    remember: async (session, change) => (await (await loaded())?.remember(session, change)) ?? false,
    remove: async (session, id) => (await loaded())?.remove(session, id),
    forget: () => void texts.remove(KEY),
  };
}
