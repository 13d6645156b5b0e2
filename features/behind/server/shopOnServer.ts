import type { Assembly } from '../../drive/contracts/Assembly.ts';
import { viewModelAssembly } from '../../drive/view-models/viewModelAssembly.ts';
import { DeviceWithoutOrders } from '../fake/DeviceWithoutOrders.ts';
import { bindHttpBackEnd } from './bindHttpBackEnd.ts';
import { ServerBackEndDriver } from './ServerBackEndDriver.ts';
import { sharedServer } from './sharedServer.ts';

/** View-models on the HTTP adapters, answered by the server and its database in this process; with `asks` also for each part of the catalogue. */
export async function shopOnServer({ asks }: { readonly asks: boolean }): Promise<Assembly> {
  const driver = new ServerBackEndDriver(await sharedServer());
  const device = new DeviceWithoutOrders((email, order) => driver.hasOrder(email, order));
  return viewModelAssembly({ driver, bind: (shop) => bindHttpBackEnd(shop, driver.fetch, asks) }, device);
}
