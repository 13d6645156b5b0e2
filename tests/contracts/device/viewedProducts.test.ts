import { LocalStorageViewedProducts } from '../../../adapters/local-storage/LocalStorageViewedProducts.ts';
import { Device } from '../../../adapters/local-storage/testing/Device.ts';
import { MemoryViewedProducts } from '../../../adapters/memory/device/MemoryViewedProducts.ts';
import { describeViewedProductsContract } from './viewedProductsContract.ts';

describeViewedProductsContract('MemoryViewedProducts', () => {
  const viewedProducts = new MemoryViewedProducts();
  return { viewedProducts, anotherTab: () => viewedProducts };
});

describeViewedProductsContract('LocalStorageViewedProducts', () => {
  const device = new Device();
  const open = () => new LocalStorageViewedProducts(device.openTab().storage);
  return { viewedProducts: open(), anotherTab: open };
});
