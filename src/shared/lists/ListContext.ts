import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import type { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import type { PendingWork } from '../connection/PendingWork.ts';
import type { KeptChanges } from './KeptChanges.ts';
import type { KeptList } from './KeptList.ts';

/** What an optimistic list depends on. */
export type ListContext<Item> = {
  /** Keeps the list on the device; undefined when nothing is kept. */
  readonly kept?: KeptList<Item>;
  /** Keeps the updates that wait for the connection on the device; undefined when they are not kept. */
  readonly changes?: KeptChanges<Item>;
  readonly pendingWork: PendingWork;
  readonly clock: ForTellingTime;
  readonly connection: Pick<ConnectionViewModel, 'retryLater' | 'withdraw' | 'markSlow' | 'setWaiting' | 'newBackoff'>;
  /** Tells the shop's other tabs that the back-end has changed the list. */
  readonly notifyOtherTabs: () => void;
  /** Whether updates without a connection wait for it, which is the default. Otherwise they are undone and offered for Retry. */
  readonly changesWait?: boolean;
  /** Tells the shopper that an update which waited was refused. */
  readonly notifyNotSaved: () => void;
};
