import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Argon2Passwords } from '../../adapters/argon2/Argon2Passwords.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { migrations } from '../../adapters/sql/migrations/migrations.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import type { ProviderEvent } from '../../core/backend/ports/orders/ForCollectingPayments.ts';
import type { Checkout } from '../../core/backend/ports/orders/ForStoringCheckouts.ts';
import { amountDue } from '../../core/domain/orders/CheckoutDraft.ts';
import { ShopFixture } from '../commands/ShopFixture.ts';
import { callsOf, type StoreCalls } from '../contracts/backEnd/callsOf.ts';
import type { Expected } from './expected.ts';
import type { Life } from './record/fillLife.ts';

/** Resolves with an empty database. */
type Open = () => Promise<Database>;

/** A database of an edition, and what has to be in it. */
export type DatabaseRecord = Pick<Expected, 'shop' | 'life'> & {
  readonly name: string;
  readonly sql: () => Promise<string>;
  /** The CSV that the edition exported of its orders. */
  readonly orders: () => Promise<string>;
};

type RecordUnderTest = {
  readonly shop: Expected['shop'];
  readonly ids: { readonly asha: string; readonly meher: string };
  stores: StoreCalls;
  ports: MemoryBackEndPorts;
  /** The numbers of the recorded migrations, and the names of those that were applied afterwards. */
  recorded: readonly number[];
  applied: readonly string[];
};

/** That a database of an edition is migrated, that all stores read it, and that what was in progress goes on. */
export function describeDatabaseRecord(recorded: DatabaseRecord, open: Open): void {
  describe(`The database of ${recorded.name}`, () => {
    const record = restored(recorded, open);

    it('gets the migrations that it does not have', () => {
      const { recorded, applied } = record;
      expect(recorded.length).toBeGreaterThan(1);
      expect(applied).toEqual(migrations.filter(({ number }) => !recorded.includes(number)).map(({ name }) => name));
    });
    describeShoppers(record);
    describeOrders(recorded, record);
    describeRest(record);
    if (recorded.life !== undefined) describeLife(recorded.life, record);
  });

  describe(`The open checkouts of ${recorded.name}`, () => {
    describePayments(restored(recorded, open));
  });
}

/** Restores and migrates the database before the tests of a block. */
function restored({ shop, sql }: DatabaseRecord, open: Open): RecordUnderTest {
  const ids = { asha: shop.shoppers.asha.id, meher: shop.shoppers.meher.id };
  const record: RecordUnderTest = {
    shop,
    ids,
    stores: {} as StoreCalls,
    ports: {} as MemoryBackEndPorts,
    recorded: [],
    applied: [],
  };
  beforeAll(async () => {
    const database = await open();
    await database.runScript(await sql());
    const rows = await database.query<{ readonly number: number }>('select number from migrations');
    record.recorded = rows.map(({ number }) => number);
    record.applied = await migrate(database);
    record.stores = callsOf(sqlStores(database));
    record.ports = Object.assign(new MemoryBackEndPorts(), sqlStores(database));
  }, 60_000);
  return record;
}

function describeShoppers(record: RecordUnderTest): void {
  const { shop, ids } = record;
  it.each(Object.values(shop.shoppers))('has the shopper $email with her password', async (shopper) => {
    const found = await record.stores.shoppers.withEmail(shopper.email.toUpperCase());
    expect(found).toMatchObject(shopper);
    expect(await new Argon2Passwords().matches(shop.PASSWORD, found?.passwordHash)).toBe(true);
  });

  it('has carts, which leave out what is not listed, and the keys of their changes', async () => {
    const { carts } = record.stores;
    expect(await carts.lines(ids.asha)).toEqual(shop.ashasCart);
    expect(await carts.lines(ids.meher)).toEqual(shop.mehersCart);
    const [tee] = shop.ashasCart;
    const again = await carts.step(ids.asha, tee?.key ?? '', 1, '2026-11-21T10:00:00+00:00', shop.IDEMPOTENCY_KEY);
    expect(again).toEqual(shop.ashasCart);
  });

  it('has wishlists and address books', async () => {
    const { wishlists, addresses } = record.stores;
    expect(await wishlists.items(ids.asha)).toEqual(shop.ashasWishlist);
    expect(await addresses.addresses(ids.asha)).toEqual([shop.ashasHome, shop.ashasOffice]);
    expect(await addresses.addresses(ids.meher)).toEqual([shop.mehersHome]);
  });
}

function describeOrders({ orders: csv }: DatabaseRecord, record: RecordUnderTest): void {
  const { shop, ids } = record;
  it('has orders with their lines and addresses', async () => {
    const { orders } = record.stores;
    const number = expect.stringMatching(/^CR-[0-9A-Z]{8}$/);
    const life = { shopperId: ids.asha, number, standing: 'placed', shipments: [] };
    expect(await orders.orders(ids.asha)).toMatchObject(shop.ashasOrders.map((order) => ({ ...order, ...life })));
    expect(await orders.orders(ids.meher)).toEqual([]);
  });

  it('has products', async () => {
    expect(await record.stores.products.all()).toEqual(shop.products);
  });

  it('exports the columns of the orders that its edition exported', async () => {
    const fixture = await ShopFixture.make({ orders: record.stores.orders });
    await fixture.run('orders', 'export', fixture.path('orders.csv'));
    const rows = (csv: string): object[] => parse(csv, { columns: true });
    expect(rows(await fixture.read('orders.csv'))).toMatchObject(rows(await csv()));
    await fixture.remove();
  });
}

function describeRest(record: RecordUnderTest): void {
  const { shop, ids } = record;
  it('has open checkouts', async () => {
    const { checkouts } = record.stores;
    const { asha, meher } = shop.openCheckouts;
    expect(await checkouts.ofShopper(ids.asha, asha.id)).toEqual(asha);
    expect(await checkouts.ofShopper(ids.meher, meher.id)).toEqual(meher);
    expect(await checkouts.sameOpen(asha, '2026-11-20T00:00:00+00:00')).toEqual(asha);
  });

  it('has events of the provider that are not processed', async () => {
    const { events } = record.stores;
    for (const { captured, ...event } of shop.events as readonly ProviderEvent[]) {
      const payment = captured && { payment: { ...captured, status: 'captured' } };
      expect(await events.unprocessed(event.id)).toEqual({ ...event, ...payment });
    }
  });

  it('has attempts to log in', async () => {
    const ends = '2026-11-20T11:30:00+00:00';
    const counted = await record.stores.attempts.count(shop.ATTEMPT, '2026-11-20T11:02:00+00:00', ends);
    expect(counted).toEqual({ attempts: 3, endsAt: ends });
  });
}

function describeLife(life: Life, record: RecordUnderTest): void {
  const { shopperId } = life;
  const orderOf = async (orderId: string) => {
    const order = await record.stores.backEnd.showOrder(shopperId, orderId);
    if (typeof order === 'string') throw new Error(order);
    return order;
  };

  it('has orders at each place of their life', async () => {
    expect(await orderOf(life.shipped)).toMatchObject({ status: 'shipped', shipments: [{ carrier: 'Blue Dart' }] });
    expect(await orderOf(life.returning)).toMatchObject({ status: 'delivered', returns: [{ state: 'asked' }] });
    expect(await orderOf(life.refunding)).toMatchObject({ status: 'cancelled', refunds: [{ status: 'requested' }] });
  });

  it('pays a refund out that was in progress', async () => {
    const { provider, clock } = record.ports;
    clock.advance(Date.parse('2026-11-24T10:00:00+00:00') - clock.now());
    const { amountPaid, paymentId } = await orderOf(life.refunding);
    const asked = vi.spyOn(provider, 'refund');
    await makeBackEnd(record.ports).runJobs();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ paymentId, amount: amountPaid }));
  });

  it('takes a return in, and restocks what came back', async () => {
    const { backEnd, stock } = record.stores;
    const { returns } = await orderOf(life.returning);
    const before = await stock.list();
    await backEnd.settleReturn.receive(returns[0]?.id ?? '', { restock: true }, 'Ravi');
    expect(await orderOf(life.returning)).toMatchObject({ returns: [{ state: 'received' }] });
    expect(await stock.list()).not.toEqual(before);
  });

  it('lets a checkout that holds its pieces be paid', async () => {
    const { recordPayment, checkouts } = record.stores;
    const open = await checkouts.ofShopper(shopperId, life.holding);
    const payment = { paymentId: 'pay_of_holding', providerOrderId: open?.providerOrderId ?? '' };
    expect(await recordPayment(payment, '2026-11-23T10:00:00+00:00')).toBe('recorded');
    expect(await orderOf(life.holding)).toMatchObject({ status: 'placed' });
  });
}

function describePayments(record: RecordUnderTest): void {
  const { shop, ids } = record;
  const { asha, meher } = shop.openCheckouts;

  it.each([
    ['asha', asha],
    ['meher', meher],
  ] as const)('lets %s pay her open checkout', async (shopper, open) => {
    const { recordPayment, orders, carts } = record.stores;
    const before = await orders.orders(ids[shopper]);
    const payment = { paymentId: `pay_of_${open.id}`, providerOrderId: open.providerOrderId };
    const paidAt = '2026-11-21T10:00:00+00:00';
    expect(await recordPayment(payment, paidAt)).toBe('recorded');
    expect(await recordPayment(payment, paidAt)).toBe('already-recorded');
    expect(await orders.orders(ids[shopper])).toMatchObject([orderOf(open, paidAt), ...before]);
    expect(await carts.lines(ids[shopper])).toEqual([]);
  });
}

function orderOf({ id, draft, lines }: Checkout, paidAt: string) {
  return {
    ...{ orderId: id, paymentId: `pay_of_${id}`, amountPaid: amountDue(draft), paidAt },
    ...{ orderedProducts: lines, deliveryAddress: draft.orderAddress },
  };
}
