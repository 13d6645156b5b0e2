import { storedRows } from './History.ts';
import type { ShopUnderTest } from './ShopUnderTest.ts';
import { SHOPPERS } from './shoppers.ts';

/** Sends every confirmation and every event again. Returns what that has changed. */
export async function replay(shop: ShopUnderTest): Promise<readonly string[]> {
  const before = JSON.stringify(await storedRows(shop.database.inspect));
  const tokens = await Promise.all(SHOPPERS.map((shopper) => shop.token(shopper)));
  const confirmations = shop.network.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/orders'));
  for (const { path, body } of confirmations) {
    const headers = { 'content-type': 'application/json' };
    const send = (token: string) =>
      shop.network.fetch(path, {
        method: 'POST',
        headers: { ...headers, authorization: token },
        body: JSON.stringify(body),
      });
    await Promise.all(tokens.map(send));
  }
  await shop.repeatWebhooks();
  for (const process of shop.processes) await process.use(({ runJobs }) => runJobs());
  const after = JSON.stringify(await storedRows(shop.database.inspect));
  return before === after ? [] : [`A replay has changed ${before} to ${after}`];
}
