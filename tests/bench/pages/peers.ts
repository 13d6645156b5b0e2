import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Storefront } from './Storefront.ts';

/** Where built storefronts of others are put, each in a folder of its own (docs/benchmarks.md); git does not know it. */
export const PEERS = 'reports/peers';

/** Other people's storefronts, their first page; what they ask their API for stands as a file in their folder `api`. */
export function peers(): readonly Storefront[] {
  const names = existsSync(PEERS) ? readdirSync(PEERS) : [];
  return names.map((name) => {
    const folder = join(PEERS, name);
    return {
      folder,
      backEnd: async (asked) => {
        const answer = readFileSync(join(folder, new URL(String(asked)).pathname));
        return new Response(answer, { headers: { 'content-type': 'application/json' } });
      },
      pages: [{ name, path: '/', device: {} }],
    };
  });
}
