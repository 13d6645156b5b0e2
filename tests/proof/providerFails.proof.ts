import { describe, expect, it } from 'vitest';
import type { StandInLevers } from '../../adapters/razorpay-api/stand-in/standInLevers.ts';
import { openDatabase } from '../../adapters/sql/connection/openDatabase.ts';
import { payCheckout } from './shoppers/payCheckout.ts';
import { ShopperAccount } from './shoppers/ShopperAccount.ts';
import { callShop } from './support/callShop.ts';
import { type DataPlace, pglite, postgres } from './support/dataPlaces.ts';
import { startShop } from './support/startShop.ts';
import type { TestProvider } from './support/TestProvider.ts';

/** The server waits 10 s for the provider. */
const BOUND_MS = 12_000;
const STOP_BOUND_MS = 5_000;
const OFTEN_ENOUGH_MS = 20_000;
const NOT_REACHED = {
  errors: ['The payment provider cannot be reached at the moment. Nothing was charged. Please try again.'],
};
/** Lets the holds of the checkouts end, and every job be due: one that a process has claimed is otherwise due after two minutes. */
const AGE = `set session_replication_role = replica;
  update checkouts set created_at = created_at - interval '16 minutes', expires_at = expires_at - interval '16 minutes';
  update jobs set run_at = run_at - interval '16 minutes'`;

for (const { name, isMissing, prepare } of [pglite, postgres]) {
  describe.skipIf(isMissing)(`A shop on ${name} whose payment provider`, () => {
    it('is slow, down or lies keeps the cart, tells the shopper, and takes one payment afterwards', async () => {
      const { provider, account, addressId } = await startWithCart(prepare);
      const cart = (await account.state()).cart;
      const expectRefusal = async () => {
        const started = performance.now();
        expect(await account.call('POST', '/checkout', { addressId })).toEqual({ status: 424, body: NOT_REACHED });
        expect(performance.now() - started).toBeLessThan(BOUND_MS);
        expect(await account.state()).toMatchObject({ cart, orders: [] });
      };
      const lies: readonly Partial<StandInLevers>[] = [
        { api: 'slow', slowMs: 60_000 },
        ...(['down', 'failing', 'garbage', 'wrong-amount'] as const).map((api) => ({ api })),
      ];
      for (const levers of lies) {
        setLevers(provider, levers);
        await expectRefusal();
      }
      setLevers(provider, {});
      await provider.stop();
      await expectRefusal();
      await provider.startAgain();

      const captured = await payCheckout(account, provider.provider);
      // A confirmation needs the signature alone.
      await provider.stop();
      await account.succeed('POST', '/orders', captured.confirmation);
      await provider.startAgain();
      expect(await account.state()).toMatchObject({ cart: {}, orders: [captured.order] });
      const { providerOrderId } = captured.confirmation.order;
      expect(() => provider.provider.pay(providerOrderId)).toThrow('Payment already done');
    });

    it('reports payments of other amounts and orders makes no order of them', async () => {
      const { shop, provider, account } = await startWithCart(prepare);
      setLevers(provider, { webhooks: 'lost' });
      const captured = await payCheckout(account, provider.provider);
      const { order, confirmation } = captured;
      const report = (id: string, lie: typeof captured) => provider.reportCaptured(shop.server.address, id, lie);
      expect(await report('evt_amount', { ...captured, order: { ...order, amount: order.amount + 100 } })).toBe(200);
      const elsewhere = { order: { ...confirmation.order, providerOrderId: 'order_unknown' } };
      expect(await report('evt_order', { order, confirmation: elsewhere })).toBe(200);
      expect(await account.call('POST', '/orders', elsewhere)).toMatchObject({ status: 422 });
      const refused = () => shop.server.log.filter((line) => line.includes('A captured payment makes no order'));
      await expect.poll(() => refused().length, { timeout: OFTEN_ENOUGH_MS }).toBe(2);
      expect(await account.orders()).toEqual([]);
      expect(await report('evt_truth', captured)).toBe(200);
      await expect.poll(() => account.orders(), { timeout: OFTEN_ENOUGH_MS }).toEqual([order]);
    });

    it('is down when payments are reconciled is asked again, and the order is made then', async () => {
      const { shop, provider, account, restart } = await startWithCart(prepare);
      setLevers(provider, { webhooks: 'lost' });
      const { order } = await payCheckout(account, provider.provider);
      const { cart } = await account.succeed('GET', '/cart');
      // Another cart is another checkout.
      await account.succeed('POST', `/cart/${cart[0]._id}`, { action: { type: 'increment' } });
      await payCheckout(account, provider.provider);
      const age = async () => {
        const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = shop.environment;
        const database = await openDatabase({ databaseUrl, dataDir });
        await database.runScript(AGE);
        await database.close();
      };
      await restart(async () => {
        await age();
        setLevers(provider, { webhooks: 'lost', api: 'slow', slowMs: 60_000 });
      });
      // The server is asking the provider, which does not answer.
      const { code, durationMs } = await restart(async () => {
        await provider.stop();
        await age();
      });
      expect(code).toBe(0);
      expect(durationMs).toBeLessThan(STOP_BOUND_MS);
      setLevers(provider, { webhooks: 'lost' });
      const complaints = () =>
        shop.server.log.filter((line) => line.includes('The payment provider cannot be reached'));
      await expect.poll(() => complaints().length, { timeout: OFTEN_ENOUGH_MS }).toBeGreaterThan(0);
      expect(await account.orders()).toEqual([]);
      await restart(async () => {
        await provider.startAgain();
        await age();
      });
      await expect.poll(() => account.orders(), { timeout: OFTEN_ENOUGH_MS }).toHaveLength(2);
      expect(await account.orders()).toContainEqual(order);
      expect(complaints()).toEqual([]);
    });
  });
}

function setLevers({ provider }: TestProvider, levers: Partial<StandInLevers>): void {
  provider.levers = { api: 'up', webhooks: 'prompt', slowMs: 0, ...levers };
}

/** Starts a shop with a shopper who has an address and a cart. */
async function startWithCart(prepare: DataPlace['prepare']) {
  const shop = await startShop(prepare);
  const { address } = shop.server;
  const account = await ShopperAccount.register(address, 'asha');
  const { addressList } = await account.addAddress('home');
  const { body } = await callShop({ address, method: 'GET', path: '/products' });
  await account.succeed('POST', '/cart', { product: body.products[0] });
  const restart = async (meanwhile: () => Promise<void>) => {
    const end = await shop.server.terminate();
    await meanwhile();
    await shop.startAgain();
    account.address = shop.server.address;
    return end;
  };
  return { shop, provider: shop.provider, account, restart, addressId: addressList[0]._id };
}
