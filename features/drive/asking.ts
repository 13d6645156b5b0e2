import { shopOnServer } from '../behind/server/shopOnServer.ts';
import type { Assembly } from './contracts/Assembly.ts';

/** The assembly `server` with a storefront that does not hold the catalogue: it asks the server for each part. */
export function askingAssembly(): Promise<Assembly> {
  return shopOnServer({ asks: true });
}
