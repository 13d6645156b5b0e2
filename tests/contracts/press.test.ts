import { MemoryPress } from '../../adapters/memory/MemoryPress.ts';
import { SessionStoragePress } from '../../adapters/storage/SessionStoragePress.ts';
import { Device } from '../../adapters/storage/testing/Device.ts';
import { describePressContract } from './pressContract.ts';

describePressContract('MemoryPress', () => {
  const presses = new MemoryPress();
  return { presses, reloaded: () => presses.reloaded() };
});

describePressContract('SessionStoragePress', () => {
  const { storage } = new Device().openTab();
  const open = () => new SessionStoragePress(storage);
  return { presses: open(), reloaded: open };
});
