import { databasePlace } from '../databasePlace.ts';
import type { ShopCommand, ShopServices } from './ShopServices.ts';
import { warnOfHosts } from './warnOfHosts.ts';

/** Tells the configuration, which is valid, and reads the database. Tells no secrets. */
export const checkShop: ShopCommand = async (_, { configuration, stores, out }) => {
  const { dataDir, databaseUrl } = configuration;
  out.print(`Data folder: ${dataDir}`);
  out.print(`Database: ${databaseUrl === undefined ? 'embedded, in the data folder' : databasePlace(databaseUrl)}`);
  out.print(`Payments: ${paymentsOf(configuration)}`);
  const products = await stores.products.all();
  out.print(`Products: ${products.length}, listed ${products.filter(({ isListed }) => isListed).length}`);
  warnOfHosts(products, { configuration, out });
  return 0;
};

function paymentsOf({ payments, provider }: ShopServices['configuration']): string {
  if (payments === 'simulated') return 'simulated, no money moves';
  return provider === undefined ? 'not configured' : `${provider.keyId} at ${provider.apiUrl}`;
}
