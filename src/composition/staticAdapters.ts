import type { Container, ServiceIdentifier } from 'inversify';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryNavigation } from '../../adapters/memory/MemoryNavigation.ts';
import { MemorySession } from '../../adapters/memory/MemorySession.ts';
import { PORTS } from '../container/portTokens.ts';

/** The shop at a path before anybody has come: nobody is logged in, time stands still, and nothing is there to be asked. */
export function bindStaticAdapters(shop: Container, path: string): void {
  shop.bind(PORTS.session).toConstantValue(new MemorySession());
  shop.bind(PORTS.navigation).toConstantValue(new MemoryNavigation(path));
  shop.bind(PORTS.clock).toConstantValue(new MemoryClock());
  const tokens: readonly ServiceIdentifier[] = Object.values(PORTS);
  for (const token of tokens) if (!shop.isBound(token)) shop.bind(token).toConstantValue(outOfReach(token));
}

/** Something that may be handed around, but not used. */
function outOfReach(token: ServiceIdentifier): unknown {
  return new Proxy(Object.freeze({}), {
    get: (_, name) => {
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return () => {
        throw new Error(`A page is drawn ahead of time, and asks ${String(token)} for "${name}"`);
      };
    },
  });
}
