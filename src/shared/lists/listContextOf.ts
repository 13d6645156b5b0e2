import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { OptimisticUpdate } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import type { ForNotifyingOtherTabs } from '../../../core/storefront/ports/browser/ForNotifyingOtherTabs.ts';
import type { ForNotifyingShopper } from '../../../core/storefront/ports/browser/ForNotifyingShopper.ts';
import type { ForRememberingChanges } from '../../../core/storefront/ports/device/ForRememberingChanges.ts';
import type {
  ForRememberingLists,
  RememberedLists,
} from '../../../core/storefront/ports/device/ForRememberingLists.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';
import type { WaitingChange } from '../../../core/storefront/ports/device/WaitingChange.ts';
import { KeptChanges } from './KeptChanges.ts';
import type { ListContext } from './ListContext.ts';

type Parts = Pick<ListContext<unknown>, 'pendingWork' | 'clock' | 'connection'> & {
  readonly tabs: ForNotifyingOtherTabs;
  readonly notifications: ForNotifyingShopper;
  readonly sessions: ForRememberingSession;
  readonly lists: ForRememberingLists;
  readonly changes: ForRememberingChanges;
};

/**
 * Returns what the list of this name depends on. It is kept for the session of each call. `updateOf` makes the update of a change that
 * waited in an earlier visit; undefined for a change of another list.
 */
export function listContextOf<Name extends keyof RememberedLists>(
  { pendingWork, clock, connection, tabs, notifications, sessions, lists, changes }: Parts,
  name: Name,
  updateOf?: (session: Session, change: WaitingChange) => OptimisticUpdate<RememberedLists[Name][number]> | undefined,
): ListContext<RememberedLists[Name][number]> {
  return {
    pendingWork,
    clock,
    connection,
    notifyOtherTabs: () => tabs.notify(name),
    notifyNotSaved: () => notifications.error('A change that waited for the connection could not be saved.'),
    ...(updateOf && { changes: new KeptChanges(changes, () => sessions.current(), updateOf) }),
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
