import type { ForReachingOtherTabs, SharedList } from '../../core/storefront/ports/ForReachingOtherTabs.ts';
import type { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import type { PendingWork } from '../connection/PendingWork.ts';

/** What every list of the shopper's own has around it. */
export type ListSurroundings = {
  readonly pendingWork: PendingWork;
  readonly tabs: ForReachingOtherTabs;
  readonly connection: ConnectionViewModel;
};

/** How a list uses it. */
export function listParts({ pendingWork, tabs, connection }: ListSurroundings, list: SharedList) {
  return { pendingWork, connection, tellOtherTabs: () => tabs.tellOfChange(list) };
}
