import { CHANGES_KEY } from '../../../adapters/local-storage/shopperKeys.ts';
import { TextStore } from '../../../adapters/local-storage/TextStore.ts';
import type { ForRememberingChanges } from '../../../core/storefront/ports/ForRememberingChanges.ts';

/** Returns changes that load their adapter when one is stored. When it cannot be loaded, nothing is remembered. */
export function lazyChanges(load: () => Promise<ForRememberingChanges>, storage: () => Storage): ForRememberingChanges {
  const texts = new TextStore(storage);
  const loaded = () => load().catch(() => undefined);
  return {
    recall: async (session) =>
      texts.read(CHANGES_KEY) === undefined ? [] : ((await (await loaded())?.recall(session)) ?? []),
    remember: async (session, change) => (await (await loaded())?.remember(session, change)) ?? false,
    remove: async (session, id) => (await loaded())?.remove(session, id),
    forget: () => void texts.remove(CHANGES_KEY),
  };
}
