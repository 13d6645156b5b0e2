import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { ApiRoute } from '../../adapters/fastify/ApiRoute.ts';
import { MemoryStores } from '../../adapters/memory/backEnd/MemoryStores.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { sharedDatabase } from '../../adapters/sql/testing/sharedDatabase.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import { migratedPostgres } from '../postgres/migratedPostgres.ts';
import { hasPostgres } from '../postgres/privatePostgres.ts';
import { allRoutes, callAsSomebodyElse, everythingOf, shoppersRoutes } from './somebodyElse/callAsSomebodyElse.ts';
import { forgetfulStores, type Swap } from './somebodyElse/forgetfulStores.ts';
import { idsWithoutSample } from './somebodyElse/namedIds.ts';
import { twoShoppers } from './somebodyElse/TwoShoppers.ts';

const routes = shoppersRoutes.map((route) => [`${route.method} ${route.path}`, route] as const);

function describeStrangers(stores: string, makeStores: () => Promise<Stores>): void {
  describe(`On ${stores}`, () => {
    it.each(routes)('%s reaches nothing of another shopper', async (_name, route) => {
      expect(await callAsSomebodyElse(route, await twoShoppers(await makeStores()))).toEqual([]);
    });
  });
}

describe('A call by somebody else', () => {
  it.each(allRoutes)('has a sample of every id of $method $path', (route) => {
    expect(idsWithoutSample(route)).toEqual([]);
  });

  it('is missed when a new route names an id', () => {
    const schema = allRoutes.find(({ path, method }) => path === '/user/orders' && method === 'POST')?.schema ?? {};
    expect(idsWithoutSample({ method: 'GET', path: '/user/returns/:id', schema: {} })).toEqual(['id']);
    expect(idsWithoutSample({ method: 'POST', path: '/user/returns', schema })).toEqual(
      expect.arrayContaining(['checkoutId', 'paymentId', 'providerOrderId']),
    );
  });

  describeStrangers('fakes', async () => new MemoryStores());

  describe('with an embedded database', () => {
    const opened = sharedDatabase(memoryDatabase);
    describeStrangers('PGlite', () => emptied(testStores(opened())));
  });

  describe.skipIf(!hasPostgres)('with a database of its own', () => {
    const opened = sharedDatabase(migratedPostgres);
    describeStrangers('PostgreSQL', () => emptied(testStores(opened())));
  });
});

async function emptied({ reset, ...stores }: ReturnType<typeof testStores>): Promise<Stores> {
  await reset();
  return stores;
}

/**
 * Calls a route as somebody else on stores of which one method forgets the shopper. Resolves with the faults, and with what Meher has
 * afterwards. Tells `onCall` the methods called for Meher.
 */
async function tryForgetful(route: ApiRoute, method?: string, onCall?: (method: string) => void) {
  const swap: Swap = {};
  const shoppers = await twoShoppers(forgetfulStores(new MemoryStores(), swap, method, onCall));
  swap.ids = shoppers.ids;
  const faults = await callAsSomebodyElse(route, shoppers);
  delete swap.ids;
  return { faults, mehers: await everythingOf(shoppers.asMeher) };
}

/**
 * `sameOpen` finds no other shopper's checkout, because the contents have the id of an address. A lock and a number show nothing: that
 * they are those of one shopper is in the contracts of the stores, as are what is held for her and to whom a mail goes.
 */
const HARMLESS: readonly string[] = [
  ...['checkouts.sameOpen', 'checkouts.countOpen', 'shoppers.lock'],
  ...['stock.openHolds', 'coupons.openUses', 'shoppers.shopper'],
];

/** The methods that are called for a shopper, and by which routes. */
const called = new Map<string, Set<ApiRoute>>();
for (const route of shoppersRoutes)
  await tryForgetful(route, undefined, (method) => called.set(method, new Set([...(called.get(method) ?? []), route])));

describe('A method of a store that forgets the shopper is found', () => {
  it('of all that are called for a shopper', () => {
    expect([...called.keys()]).toEqual(expect.arrayContaining(['carts.step', 'addresses.update', ...HARMLESS]));
    expect(called.size).toBeGreaterThanOrEqual(15);
  });

  it.each([...called].filter(([method]) => !HARMLESS.includes(method)))('%s', async (method, itsRoutes) => {
    const found: string[] = [];
    for (const route of itsRoutes) {
      const [forgetful, right] = [await tryForgetful(route, method), await tryForgetful(route)];
      found.push(...forgetful.faults);
      if (!isDeepStrictEqual(forgetful.mehers, right.mehers)) found.push('Meher has something else');
      if (found.length > 0) break;
    }
    expect(found).not.toEqual([]);
  });
});
