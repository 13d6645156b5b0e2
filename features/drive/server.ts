import { shopOnServer } from '../behind/server/shopOnServer.ts';
import type { Assembly } from './contracts/Assembly.ts';

/** View-models on the HTTP adapters, answered by the server and its database in this process. */
export function serverAssembly(): Promise<Assembly> {
  return shopOnServer({ asks: false });
}
