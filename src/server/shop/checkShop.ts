import { foreignHosts } from './foreignHosts.ts';
import type { ShopCommand, ShopServices } from './ShopServices.ts';

/** Tells the configuration, which is valid, and reads the database. Tells no secrets. */
export const checkShop: ShopCommand = async (_, { configuration, stores, out }) => {
  out.print(`Data folder: ${configuration.dataDir}`);
  out.print(`Database: ${databaseOf(configuration)}`);
  out.print(`Payments: ${paymentsOf(configuration)}`);
  const products = await stores.products.all();
  out.print(`Products: ${products.length}, listed ${products.filter(({ isListed }) => isListed).length}`);
  for (const host of foreignHosts(products, configuration)) {
    out.warn(`Browsers show no pictures of ${host} until IMAGE_HOSTS has it`);
  }
  return 0;
};

function databaseOf({ databaseUrl }: ShopServices['configuration']): string {
  if (databaseUrl === undefined) return 'embedded, in the data folder';
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

function paymentsOf({ payments, provider }: ShopServices['configuration']): string {
  if (payments === 'simulated') return 'simulated, no money moves';
  return provider === undefined ? 'not configured' : `${provider.keyId} at ${provider.apiUrl}`;
}
