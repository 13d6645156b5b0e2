import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callAsStaff, signInAsOwner } from '../bench/server/receivePieces.ts';
import { postgres } from './support/dataPlaces.ts';
import { ShopServers } from './support/ShopServers.ts';

/** How soon a change is in the shop, in every process. */
const WITHIN_MS = 5_000;
const PAUSE_MS = 50;

type Listed = {
  readonly _id: string;
  readonly discounted_price: number;
  readonly facts?: { readonly fabric?: string };
};

describe.skipIf(postgres.isMissing)('What staff change of the catalogue at one of two processes', () => {
  it('is in the shop of both within 5 s, on pages as well', async () => {
    const { environment, remove } = await postgres.prepare();
    onTestFinished(remove);
    const servers = await ShopServers.start(environment);
    onTestFinished(() => servers.killAll());
    const [here = '', there = ''] = servers.addresses;
    const cookie = await signInAsOwner(here);
    const change = async (path: string, body: object) => {
      const shown = await fetch(`${here}/api/admin${path}`, { headers: { cookie } });
      const headers = { cookie, 'if-match': shown.headers.get('etag') ?? '' };
      await shown.body?.cancel();
      expect((await callAsStaff(here, { method: 'PATCH', path, body, headers })).status).toBe(200);
    };
    const listed = async (address: string) =>
      ((await (await fetch(`${address}/api/products`)).json()) as { readonly products: readonly Listed[] }).products;
    /** Resolves with how long it took until the product at this address was as wanted, in ms. */
    const untilShown = async (address: string, sku: string, isWanted: (product: Listed | undefined) => boolean) => {
      const started = performance.now();
      while (!isWanted((await listed(address)).find(({ _id }) => _id === sku))) {
        if (performance.now() - started > WITHIN_MS) throw new Error(`${address} does not show the change`);
        await wait(PAUSE_MS);
      }
      return performance.now() - started;
    };

    const [product] = await listed(there);
    const sku = product?._id ?? '';
    const {
      product: { styleId },
    } = (await (await fetch(`${here}/api/admin/products/${sku}`, { headers: { cookie } })).json()) as {
      readonly product: { readonly styleId: string };
    };
    const times: number[] = [];
    for (const price of [12_300, 12_400]) {
      await change(`/products/${sku}`, { price, compareAtPrice: null });
      for (const address of [there, here])
        times.push(await untilShown(address, sku, (shown) => shown?.discounted_price === price / 100));
    }
    await change(`/styles/${encodeURIComponent(styleId)}`, { fabric: 'Waxed linen' });
    for (const address of [there, here]) {
      times.push(await untilShown(address, sku, (shown) => shown?.facts?.fabric === 'Waxed linen'));
      const { id } = product as unknown as { readonly id: number };
      expect(await (await fetch(`${address}/product-details/${id}`)).text()).toContain('Waxed linen');
    }
    await change(`/products/${sku}`, { hidden: true });
    for (const address of [there, here]) times.push(await untilShown(address, sku, (shown) => shown === undefined));
    console.log(`shown after ${times.map((time) => Math.round(time)).join(', ')} ms`);
  });
});
