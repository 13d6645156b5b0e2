import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { seed } from '../browser/support/devices.ts';
import { launchChromium } from '../browser/support/launchChromium.ts';
import { ShopTab } from '../browser/support/ShopTab.ts';
import { canStartCluster } from './cluster/Cluster.ts';
import type { ClusterNode } from './cluster/ClusterNode.ts';
import { ShopOnCluster } from './cluster/ShopOnCluster.ts';
import { faultsOfSale, piecesOf } from './sale/checkSale.ts';
import { ShopperAccount } from './shoppers/ShopperAccount.ts';
import { breaksAmong } from './storefront/screen.ts';
import { hasNginx } from './support/Nginx.ts';

/** How long everybody shops before and after an incident, in ms. */
const LOAD_MS = 3_000;
/** For what hangs, not for what is slow: the figures are printed. */
const PATIENCE_MS = 120_000;
/** A write of a leader that nobody follows waits: after so many seconds, the test no longer waits for it. */
const WRITE_SECONDS = 3;
const MARK = 'insert into cut_off values (now())';

describe.skipIf(!canStartCluster || !hasNginx)('A shop on three nodes of PostgreSQL loses and repeats nothing', () => {
  let shop: ShopOnCluster;
  beforeAll(async () => {
    shop = await ShopOnCluster.start();
  }, 240_000);
  afterEach(() => expect(shop.faults).toEqual([]));
  afterAll(() => shop?.stop());

  async function untilLedByAnother({ name }: ClusterNode): Promise<void> {
    await expect.poll(async () => (await shop.cluster.untilLed()).name, { timeout: PATIENCE_MS }).not.toBe(name);
  }

  /** Lets something happen while everybody shops, and prints what a shopper notices. `end` resolves when it is over. Resolves with who led before. */
  async function during(
    name: string,
    begin: (leader: ClusterNode) => unknown,
    end: (leader: ClusterNode) => Promise<unknown> = untilLedByAnother,
  ): Promise<ClusterNode> {
    const leader = await shop.cluster.untilWhole();
    await wait(LOAD_MS);
    shop.probe.begin();
    await begin(leader);
    await end(leader);
    await wait(LOAD_MS);
    const { refused, longestMs } = shop.probe.trouble;
    console.log(`${name}: ${longestMs} ms between two writes, ${refused} refused`);
    expect(longestMs).toBeLessThan(PATIENCE_MS);
    return leader;
  }

  /** Lets a shopper log in and open the shop. */
  async function aShopper(name: string) {
    const { address } = shop.nginx;
    const account = await ShopperAccount.register(address, name);
    const device = {
      ...{ token: account.token, isAuth: 'true', firstName: 'A', lastName: 'B', email: `${name}@example.com` },
    };
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    return { account, tab: await ShopTab.create(browser, address, { device }) };
  }

  it('when the leader is killed, and a shopper sees the banner at most', async () => {
    const { account, tab } = await aShopper('visitor');
    const { _id: key, name } = seed(1);
    const banner = tab.page.getByText('The shop cannot be reached right now.');
    await tab.open(paths.listing);
    const leader = await during('Leader killed', async (present) => {
      present.kill();
      await tab.page.getByRole('button', { name: `Add to Cart: ${name}` }).click();
      await banner.waitFor();
    });
    leader.start();
    await banner.waitFor({ state: 'detached', timeout: PATIENCE_MS });
    await tab.page.getByRole('button', { name: `Go to Cart: ${name}` }).waitFor();
    expect((await account.state()).cart).toEqual({ [key]: 1 });
    expect(breaksAmong(tab.problems)).toEqual([]);
  });

  it('when the leader is cut off the network, which takes no writes then', async () => {
    (await shop.cluster.untilWhole()).run('create table cut_off (at timestamptz)');
    const leader = await during(
      'Leader cut off',
      (present) => {
        present.setReachable(false);
        onTestFinished(() => present.setReachable(true));
        expect(present.run(MARK, WRITE_SECONDS).isDone).toBe(false);
      },
      async (present) => {
        await untilLedByAnother(present);
        expect(present.run(MARK, WRITE_SECONDS).isDone).toBe(false);
      },
    );
    leader.setReachable(true);
    await shop.cluster.untilWhole();
    // It begins again as a standby, without what it has written alone.
    const count = () => leader.run('select count(*) from cut_off');
    await expect.poll(count, { timeout: PATIENCE_MS }).toEqual({ isDone: true, output: '0' });
  });

  it('when another node is made the leader on purpose', async () => {
    await during('Switch on purpose', () => shop.cluster.switchOver());
  });

  it('when the standby that has each commit stops', async () => {
    let standby: ClusterNode | undefined;
    await during(
      'Standby stopped',
      async () => {
        standby = await shop.cluster.standby();
        standby?.kill();
      },
      async () => {
        const isAnother = async () => {
          const named = await shop.cluster.standby();
          return named !== undefined && named !== standby;
        };
        await expect.poll(isAnother, { timeout: PATIENCE_MS }).toBe(true);
      },
    );
    standby?.start();
  });

  it('when everything ends at once and starts again', async () => {
    await during(
      'Everything restarted',
      () => {
        shop.cluster.nodes.map((node) => node.kill());
        return shop.killServers();
      },
      async () => {
        for (const node of shop.cluster.nodes) node.start();
        await shop.cluster.untilReached();
        await shop.startServers();
      },
    );
  });

  it('and in the end each payment has one order or its money back, and each piece is sold once', async () => {
    await shop.cluster.untilWhole();
    await shop.finish();
    const { database, provider, paid, done } = shop;
    await provider.provider.webhooks.settled();
    const open = async () => {
      await database.query(`update jobs set run_at = now() where topic <> 'mail' and failed_at is null`);
      const text = `select 1 from refunds where status in ('requested', 'pending')
        union all select 1 from orders where status = 'payment-pending'`;
      return (await database.query(text)).length;
    };
    await expect.poll(open, { timeout: PATIENCE_MS, interval: 1_000 }).toBe(0);
    expect(shop.faults).toEqual([]);
    expect(await faultsOfSale(database, provider.provider, paid)).toEqual([]);
    const skus = (await database.query<{ sku: string }>('select sku from stock_levels')).map(({ sku }) => sku);
    const received = `select sum(on_hand)::integer as pieces from stock_movements where kind = 'receive'`;
    const [{ pieces } = { pieces: 0 }] = await database.query<{ pieces: number }>(received);
    const { onHand, sold } = await piecesOf(database, skus);
    expect(onHand + sold).toBe(pieces);
    const states = await database.query<{ id: string; status: string; packed: boolean }>(
      `select id, status, exists (select 1 from order_events e where e.order_id = o.id and e.kind = 'packed') as packed from orders o`,
    );
    const wrong = states.filter(
      ({ id, status, packed }) =>
        (done.cancelled.has(id) && status !== 'cancelled') || (done.packed.has(id) && !packed),
    );
    expect(wrong).toEqual([]);
    console.log(`${paid.length} payments, ${done.cancelled.size} cancelled, ${done.packed.size} packed`);
    expect(done.cancelled.size).toBeGreaterThan(0);
    expect(done.packed.size).toBeGreaterThan(0);
  });
});
