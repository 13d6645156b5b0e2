import type { Assembly } from '../assemblies/Assembly.ts';
import { bindHttpBackEnd } from '../backEnd/bindHttpBackEnd.ts';
import { ServerBackEndDriver } from '../backEnd/ServerBackEndDriver.ts';
import { sharedServer } from '../backEnd/sharedServer.ts';
import { DeviceWithoutOrders } from '../device/DeviceWithoutOrders.ts';
import { viewModelAssembly } from './viewModelAssembly.ts';

/** View-models on the HTTP adapters, answered by the server and its database in this process; with `asks` also for each part of the catalogue. */
export async function shopOnServer({ asks }: { readonly asks: boolean }): Promise<Assembly> {
  const driver = new ServerBackEndDriver(await sharedServer());
  const device = new DeviceWithoutOrders((email, order) => driver.hasOrder(email, order));
  return viewModelAssembly({ driver, bind: (shop) => bindHttpBackEnd(shop, driver.fetch, asks) }, device);
}
