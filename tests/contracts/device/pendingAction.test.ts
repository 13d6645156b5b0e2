import { SessionStoragePendingAction } from '../../../adapters/local-storage/SessionStoragePendingAction.ts';
import { Device } from '../../../adapters/local-storage/testing/Device.ts';
import { MemoryPendingAction } from '../../../adapters/memory/device/MemoryPendingAction.ts';
import { describePendingActionContract } from './pendingActionContract.ts';

describePendingActionContract('MemoryPendingAction', () => {
  const pendingActions = new MemoryPendingAction();
  return { pendingActions, reloaded: () => pendingActions };
});

describePendingActionContract('SessionStoragePendingAction', () => {
  const { storage } = new Device().openTab();
  const open = () => new SessionStoragePendingAction(storage);
  return { pendingActions: open(), reloaded: open };
});
