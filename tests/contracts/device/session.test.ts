import { LocalStorageSession } from '../../../adapters/local-storage/LocalStorageSession.ts';
import { Device } from '../../../adapters/local-storage/testing/Device.ts';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { describeSessionContract } from './sessionContract.ts';

describeSessionContract('MemorySession', () => {
  const session = new MemorySession();
  return { session, anotherTab: () => session };
});

describeSessionContract('LocalStorageSession', () => {
  const device = new Device();
  const openTab = () => {
    const { storage, events } = device.openTab();
    return new LocalStorageSession(storage, events);
  };
  return { session: openTab(), anotherTab: openTab };
});
