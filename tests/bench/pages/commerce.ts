import { join } from 'node:path';
import { startProcess } from '../server/startProcess.ts';
import type { ServedStorefront } from './ServedStorefront.ts';
import { secured } from './secured.ts';

const PAGES = { home: '/', listing: '/search', details: '/product/14' };

/** Starts Next.js Commerce, built in this folder with our catalogue (docs/benchmarks.md). Its cart is a dialog, so it has no page. */
export async function serveCommerce(folder: string): Promise<ServedStorefront> {
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const server = await startProcess([next, 'start', folder, '--port', '0', '--hostname', '127.0.0.1'], {
    NEXT_TELEMETRY_DISABLED: '1',
  });
  return {
    ...(await secured(server)),
    pages: Object.entries(PAGES).map(([name, path]) => ({ name: `Next.js Commerce: ${name}`, path, device: {} })),
  };
}
