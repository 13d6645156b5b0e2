import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ShopServer } from '../../browser/support/ShopServer.ts';
import { certificate } from './certificate.ts';
import type { ServedStorefront } from './ServedStorefront.ts';

/** Where built storefronts of others are put, each in a folder of its own (docs/benchmarks.md); git does not know it. */
export const PEERS = 'reports/peers';

export function peers(): readonly string[] {
  return existsSync(PEERS) ? readdirSync(PEERS) : [];
}

/** Serves another storefront, its first page. The responses of its API are files in its folder `api`. */
export async function servePeer(name: string): Promise<ServedStorefront> {
  const folder = join(PEERS, name);
  const secured = certificate();
  const server = new ShopServer(folder, { isCompressed: true, ...(secured && { certificate: secured }) });
  server.backEnd = async (asked) => {
    const answer = readFileSync(join(folder, new URL(String(asked)).pathname));
    return new Response(answer, { headers: { 'content-type': 'application/json' } });
  };
  const address = await server.start();
  return { address, pages: [{ name, path: '/', device: {} }], stop: () => server.stop() };
}
