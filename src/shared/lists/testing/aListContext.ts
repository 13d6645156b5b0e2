import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { ConnectionMonitor } from '../../../../core/storefront/ports/ConnectionMonitor.ts';
import { ConnectionViewModel } from '../../connection/ConnectionViewModel.ts';
import { PendingWork } from '../../connection/PendingWork.ts';

/** What a list depends on, for tests that look at none of it. */
export function aListContext() {
  const clock = new MemoryClock();
  const connection = new ConnectionViewModel(new ConnectionMonitor(), clock);
  const ignore = () => undefined;
  return { clock, connection, pendingWork: new PendingWork(), notifyOtherTabs: ignore, notifyNotSaved: ignore };
}
