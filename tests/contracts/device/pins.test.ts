import { LocalStoragePin } from '../../../adapters/local-storage/LocalStoragePin.ts';
import { LocalStorageSession } from '../../../adapters/local-storage/LocalStorageSession.ts';
import { Device } from '../../../adapters/local-storage/testing/Device.ts';
import { MemoryPin } from '../../../adapters/memory/device/MemoryPin.ts';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { describePinsContract } from './pinsContract.ts';

describePinsContract('MemoryPin', () => {
  const sessions = new MemorySession();
  const pins = new MemoryPin(sessions);
  return { pins, sessions, anotherTab: () => pins };
});

describePinsContract('LocalStoragePin', () => {
  const device = new Device();
  const tab = device.openTab();
  const open = () => new LocalStoragePin(device.openTab().storage);
  return {
    pins: new LocalStoragePin(tab.storage),
    sessions: new LocalStorageSession(tab.storage, tab.events),
    anotherTab: open,
  };
});
