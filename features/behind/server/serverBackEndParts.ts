import type { BackEndParts } from '../BackEndParts.ts';
import { DeviceWithoutOrders } from '../fake/DeviceWithoutOrders.ts';
import { bindHttpBackEnd } from './bindHttpBackEnd.ts';
import { ServerBackEndDriver } from './ServerBackEndDriver.ts';
import { sharedMemoryServer, sharedServer } from './sharedServer.ts';

type Options = {
  /** Whether the storefront asks for each part of the catalogue, which the server does not keep in memory either. */
  readonly asks?: boolean;
  /** Whether the server has tables in memory instead of its database. */
  readonly isInMemory?: boolean;
};

/** The HTTP adapters, answered by the server in this process. */
export async function serverBackEndParts({ asks = false, isInMemory = false }: Options): Promise<BackEndParts> {
  const server = await (isInMemory ? sharedMemoryServer() : sharedServer({ keepsNoProducts: asks }));
  const driver = new ServerBackEndDriver(server);
  const device = new DeviceWithoutOrders({
    keepOrder: (email, order) => driver.hasOrder(email, order),
    pay: (providerOrderId) => server.bank.pay(providerOrderId),
  });
  return { driver, device, bind: (shop) => bindHttpBackEnd(shop, driver.fetch, asks) };
}
