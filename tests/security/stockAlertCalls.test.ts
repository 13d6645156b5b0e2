import { describe, expect, it } from 'vitest';
import { MOST_ENTRIES } from '../../core/domain/lists/mostEntries.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { ashasServer } from '../fastify/testServer.ts';

const ALERTS = '/user/stock-alerts';

/** A server with more sold-out products than a shopper may wait for: `sold-out-0` and so on. */
async function soldOut() {
  const server = await ashasServer();
  const keys = Array.from({ length: MOST_ENTRIES.stockAlerts + 5 }, (_, at) => `sold-out-${at}`);
  await server.ports.products.import(keys.map((key, at) => ({ ...aProduct({ key, id: 100 + at }), isListed: true })));
  await server.ports.stock.startCounting(keys);
  return { ...server, keys };
}

describe('Waiting for a sold-out product', () => {
  it('many times at once is one alert and one mail', async () => {
    const { asAsha, ports, backEnd } = await soldOut();
    const answers = await Promise.all(Array.from({ length: 20 }, () => asAsha('PUT', `${ALERTS}/sold-out-0`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(ports.tables.stockAlerts.size).toBe(1);
    await backEnd.changeStock([{ sku: 'sold-out-0', kind: 'receive', quantity: 1 }], 'staff');
    for (let run = 0; run < 3; run += 1) await backEnd.runJobs();
    expect(ports.mail.sent.filter(({ content }) => content.kind === 'back-in-stock')).toHaveLength(1);
  });

  it('is limited, also when the calls come at once', async () => {
    const { asAsha, ports, keys } = await soldOut();
    const statuses = (await Promise.all(keys.map((key) => asAsha('PUT', `${ALERTS}/${key}`)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_ENTRIES.stockAlerts);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(ports.tables.stockAlerts.size).toBe(MOST_ENTRIES.stockAlerts);
  });

  it.each([
    ['of 3,000 characters', 'a'.repeat(3_000)],
    ['with a NUL', 'tee%00'],
    ['with half of a surrogate pair', '%ED%A0%80'],
    ['that is a path', '..%2F..%2Fadmin'],
    ['that is a list', 'sold-out-0,sold-out-1'],
  ])('is refused for a key %s', async (_what, key) => {
    const { asAsha, ports } = await soldOut();
    for (const method of ['PUT', 'DELETE'] as const) {
      const { status } = await asAsha(method, `${ALERTS}/${key}`);
      expect(status, method).toBeLessThan(500);
      if (method === 'PUT') expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(ports.tables.stockAlerts.size).toBe(0);
  });

  it('takes no shopper, e-mail or time from a body', async () => {
    const { asAsha, ports } = await soldOut();
    const forged = { shopperId: 'another', email: 'another@example.com', id: 'forged', createdAt: '2001-01-01' };
    await asAsha('PUT', `${ALERTS}/sold-out-0`, forged);
    const [shopperId] = ports.tables.shoppers.keys();
    for (const alert of ports.tables.stockAlerts.values()) {
      expect(alert).toMatchObject({ sku: 'sold-out-0', shopperId });
      expect(Object.values(alert)).not.toEqual(expect.arrayContaining(['forged', '2001-01-01']));
    }
  });

  it('tells nothing of a hidden product that it does not tell of an unknown one', async () => {
    const { asAsha, ports } = await soldOut();
    await ports.products.import([{ ...aProduct({ key: 'sold-out-0', id: 100 }), isListed: false }]);
    const [hidden, unknown] = [await asAsha('PUT', `${ALERTS}/sold-out-0`), await asAsha('PUT', `${ALERTS}/none`)];
    expect(hidden).toMatchObject({ status: 404, body: unknown.body });
  });
});
