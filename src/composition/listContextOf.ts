import type { ForNotifyingOtherTabs } from '../../core/storefront/ports/ForNotifyingOtherTabs.ts';
import type { ForNotifyingShopper } from '../../core/storefront/ports/ForNotifyingShopper.ts';
import type { ForRememberingLists, RememberedLists } from '../../core/storefront/ports/ForRememberingLists.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';
import type { ListContext } from '../lists/ListContext.ts';

type Parts = Pick<ListContext<unknown>, 'pendingWork' | 'clock' | 'connection'> & {
  readonly tabs: ForNotifyingOtherTabs;
  readonly notifications: ForNotifyingShopper;
  readonly sessions: ForRememberingSession;
  readonly lists: ForRememberingLists;
};

/** Returns what the list of this name depends on. It is kept for the session of each call. */
export function listContextOf<Name extends keyof RememberedLists>(
  { pendingWork, clock, connection, tabs, notifications, sessions, lists }: Parts,
  name: Name,
): ListContext<RememberedLists[Name][number]> {
  return {
    pendingWork,
    clock,
    connection,
    notifyOtherTabs: () => tabs.notify(name),
    notifyNotSaved: () => notifications.error('A change that waited for the connection could not be saved.'),
    kept: {
      async recall() {
        const session = sessions.current();
        return session && lists.recall(session, name);
      },
      remember(items) {
        const session = sessions.current();
        if (session) void lists.remember(session, name, items as RememberedLists[Name]);
      },
    },
  };
}
