import { IDBFactory } from 'fake-indexeddb';
import { LocalStorageOrders } from '../../../adapters/local-storage/LocalStorageOrders.ts';
import { Device } from '../../../adapters/local-storage/testing/Device.ts';
import { MemoryOrders } from '../../../adapters/memory/MemoryOrders.ts';
import { describeDeviceOrdersContract } from '../device/deviceOrdersContract.ts';
import { IndexedDbOrders } from '../swap/IndexedDbOrders.ts';

describeDeviceOrdersContract('MemoryOrders', () => {
  const orders = new MemoryOrders();
  return {
    orders,
    anotherTab: () => orders.anotherTab(),
    breakStorage: (isBroken) => orders.failWith(isBroken ? new Error('The storage is full') : undefined),
  };
});

describeDeviceOrdersContract('LocalStorageOrders', () => {
  const device = new Device();
  const openTab = () => new LocalStorageOrders(device.openTab().storage);
  return {
    orders: openTab(),
    anotherTab: openTab,
    breakStorage: (isBroken) => {
      device.trouble = isBroken ? 'full' : 'none';
    },
  };
});

describeDeviceOrdersContract('IndexedDbOrders', () => {
  const factory = new IDBFactory();
  let isBroken = false;
  const open = () => {
    if (isBroken) throw new DOMException('Access is denied', 'SecurityError');
    return factory;
  };
  const openTab = () => new IndexedDbOrders(open);
  return {
    orders: openTab(),
    anotherTab: openTab,
    breakStorage: (next) => {
      isBroken = next;
    },
  };
});
