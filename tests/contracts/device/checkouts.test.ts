import { LocalStorageCheckouts } from '../../../adapters/local-storage/LocalStorageCheckouts.ts';
import { Device } from '../../../adapters/local-storage/testing/Device.ts';
import { MemoryCheckouts } from '../../../adapters/memory/device/MemoryCheckouts.ts';
import { describeCheckoutsContract } from './checkoutsContract.ts';

describeCheckoutsContract('MemoryCheckouts', () => {
  const checkouts = new MemoryCheckouts();
  return { checkouts, anotherTab: () => checkouts };
});

describeCheckoutsContract('LocalStorageCheckouts', () => {
  const device = new Device();
  const openTab = () => new LocalStorageCheckouts(device.openTab().storage);
  return { checkouts: openTab(), anotherTab: openTab };
});
