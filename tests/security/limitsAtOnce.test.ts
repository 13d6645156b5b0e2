import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { clearDatabase } from '../../adapters/sql/testing/clearDatabase.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { sharedDatabase } from '../../adapters/sql/testing/sharedDatabase.ts';
import { type BackEnd, makeBackEnd } from '../../core/backend/BackEnd.ts';
import { aShopper } from '../../core/backend/testing/samples.ts';
import { dummyAddress } from '../../core/domain/addresses/dummyAddress.ts';
import { anAddress, aProduct } from '../../core/domain/testing/samples.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { migratedPostgres } from '../postgres/migratedPostgres.ts';
import { hasPostgres } from '../postgres/privatePostgres.ts';

const PRODUCTS = 510;
const PRESSES = 20;
const AT = timestamp(Date.UTC(2026, 2, 1));
const productKey = (number: number) => `p${number}`;

/** What one shopper may have, pressed at once in two processes of the server on one database. */
function describeLimits(opened: () => Database): void {
  let servers: readonly [BackEnd, BackEnd];
  let stores: ReturnType<typeof sqlStores>;
  beforeEach(async () => {
    await clearDatabase(opened());
    stores = sqlStores(opened());
    const ports = { ...new MemoryBackEndPorts(), ...stores };
    servers = [makeBackEnd(ports), makeBackEnd(ports)];
    const products = Array.from({ length: PRODUCTS }, (_, at) => aProduct({ key: productKey(at), id: at + 1 }));
    await stores.products.import(products.map((product) => ({ ...product, isListed: true })));
    await stores.shoppers.add(aShopper());
  });
  /** Resolves with how often each answer came, apart from successes. */
  const press = async (call: (server: BackEnd, number: number) => Promise<unknown>) => {
    const calls = Array.from({ length: PRESSES }, (_, at) => call(servers[at % 2] as BackEnd, at));
    const refusals = (await Promise.all(calls)).filter((answer) => typeof answer === 'string');
    return refusals.toSorted();
  };
  const line = (number: number) => ({ key: productKey(number), createdAt: AT, updatedAt: AT });

  it('are 100 lines in the cart', async () => {
    for (let number = 0; number < 95; number += 1) await stores.carts.add('asha', { ...line(number), quantity: 1 });
    const refused = await press((server, at) =>
      server.changeCart('asha', { type: 'add', productKey: productKey(95 + at) }),
    );
    expect(refused).toEqual(Array(15).fill('cart-full'));
    expect((await stores.carts.lines('asha')).lines).toHaveLength(100);
  });

  it('are 500 wishes', async () => {
    for (let number = 0; number < 490; number += 1) await stores.wishlists.add('asha', line(number));
    const refused = await press((server, at) =>
      server.changeWishlist('asha', { type: 'add', productKey: productKey(490 + at) }),
    );
    expect(refused).toEqual(Array(10).fill('wishlist-full'));
    expect((await stores.wishlists.lines('asha')).lines).toHaveLength(500);
  });

  it('are 20 addresses', async () => {
    for (let number = 0; number < 15; number += 1) await stores.addresses.add('asha', anAddress({ key: `a${number}` }));
    const refused = await press((server) => server.changeAddresses('asha', { type: 'add', details: dummyAddress }));
    expect(refused).toEqual(Array(15).fill('address-book-full'));
    expect(await stores.addresses.addresses('asha')).toHaveLength(20);
  });

  it('are ten checkouts in an hour, each of another cart', async () => {
    await stores.carts.add('asha', { ...line(0), quantity: 1 });
    for (let number = 0; number < 20; number += 1) await stores.addresses.add('asha', anAddress({ key: `a${number}` }));
    // None can store its checkout before all have counted those that there are.
    const holding = opened().transaction(async (queries) => {
      await queries.query("select from users where id = 'asha' for update", []);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const refused = await press((server, at) => server.startCheckout('asha', { addressId: `a${at}` }));
    await holding;
    expect(refused).toEqual(Array(10).fill('too-many-checkouts'));
    expect(await stores.checkouts.countOpen('asha', timestamp(0))).toBe(10);
  });

  it('are ten pieces of a product that are held', async () => {
    await servers[0].changeStock([{ sku: 'p0', kind: 'receive', quantity: 100 }], 'staff');
    await stores.addresses.add('asha', anAddress({ key: 'home' }));
    await stores.carts.add('asha', { ...line(0), quantity: 11 });
    const start = (server: BackEnd) => server.startCheckout('asha', { addressId: 'home' });
    expect(await start(servers[0])).toMatchObject({ lines: [{ key: 'p0', left: 10 }] });
    await stores.carts.setQuantities('asha', [{ key: 'p0', quantity: 10 }]);
    await press(start);
    expect(await stores.stock.levels(['p0'])).toEqual([{ sku: 'p0', onHand: 100, held: 10 }]);
  });
}

describe('The limits of one shopper on PGlite', () => describeLimits(sharedDatabase(memoryDatabase)));

describe.skipIf(!hasPostgres)('The limits of one shopper on PostgreSQL', () =>
  describeLimits(sharedDatabase(migratedPostgres)),
);
