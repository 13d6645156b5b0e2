import type { BackEndParts } from '../BackEndParts.ts';
import { DeviceWithoutOrders } from '../fake/DeviceWithoutOrders.ts';
import { bindHttpBackEnd } from './bindHttpBackEnd.ts';
import { ServerBackEndDriver } from './ServerBackEndDriver.ts';
import { sharedServer } from './sharedServer.ts';

/** The HTTP adapters, answered by the server and its database in this process; with `asks` also for each part of the catalogue. */
export async function serverBackEndParts({ asks }: { readonly asks: boolean }): Promise<BackEndParts> {
  const driver = new ServerBackEndDriver(await sharedServer());
  const device = new DeviceWithoutOrders((email, order) => driver.hasOrder(email, order));
  return { driver, device, bind: (shop) => bindHttpBackEnd(shop, driver.fetch, asks) };
}
