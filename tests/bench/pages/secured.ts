import type { RunningProcess } from '../server/startProcess.ts';
import { certificate } from './certificate.ts';
import type { ServedStorefront } from './ServedStorefront.ts';
import { secureProxy } from './secureProxy.ts';

/** Puts the proxy in front of a server that runs, and stops both together. Without openssl the server stands alone. */
export async function secured(server: RunningProcess): Promise<Pick<ServedStorefront, 'address' | 'stop'>> {
  const keys = certificate();
  const proxy = keys && (await secureProxy(server.address, keys));
  return {
    address: proxy?.address ?? server.address,
    async stop() {
      await proxy?.stop();
      await server.stop();
    },
  };
}
