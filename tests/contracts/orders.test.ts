import { LocalStorageOrders } from '../../adapters/local-storage/LocalStorageOrders.ts';
import { Device } from '../../adapters/local-storage/testing/Device.ts';
import { MemoryOrders } from '../../adapters/memory/MemoryOrders.ts';
import { describeOrdersContract } from './ordersContract.ts';

describeOrdersContract('MemoryOrders', () => {
  const orders = new MemoryOrders();
  return { orders, anotherTab: () => orders.anotherTab() };
});

describeOrdersContract('LocalStorageOrders', () => {
  const device = new Device();
  const openTab = () => new LocalStorageOrders(device.openTab().storage);
  return { orders: openTab(), anotherTab: openTab };
});
