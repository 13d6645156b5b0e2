import type { ForRememberingLists, RememberedLists } from '../../core/storefront/ports/ForRememberingLists.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';
import type { KeptList } from '../lists/KeptList.ts';

type Item<Name extends keyof RememberedLists> = RememberedLists[Name][number];

/** Returns the remembered list of this name, for the session of each call. */
export function keptList<Name extends keyof RememberedLists>(
  lists: ForRememberingLists,
  sessions: ForRememberingSession,
  name: Name,
): KeptList<Item<Name>> {
  return {
    async recall() {
      const session = sessions.current();
      return session && lists.recall(session, name);
    },
    remember(items) {
      const session = sessions.current();
      if (session !== undefined) void lists.remember(session, name, items as RememberedLists[Name]);
    },
  };
}
