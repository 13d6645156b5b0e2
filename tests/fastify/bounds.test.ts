import { expect, it } from 'vitest';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { ashasServer, type Call, home } from './testServer.ts';

const LONG = 'a description of four thousand characters '.repeat(100);
const picture = {
  files: '/p',
  widths: [400],
  formats: ['avif'],
  width: 4,
  height: 5,
  placeholder: `data:image/webp;base64,${'A'.repeat(400)}`,
};

/** A server with so many products, whose keys are `p0`, `p1` … */
async function withProducts(count: number, description = '') {
  const server = await ashasServer();
  const products = Array.from({ length: count }, (_, at) =>
    aProduct({ key: `p${at}`, id: 100 + at, description, picture }),
  );
  await server.ports.products.import(products.map((product) => ({ ...product, isListed: true })));
  server.ports.clock.advance(2_000);
  return server;
}

const add = (asAsha: Call, list: string, at: number) => asAsha('POST', `/user/${list}`, { product: { _id: `p${at}` } });

it.each([
  ['cart', 100, 'The cart has 100 products. Please remove one first.'],
  ['wishlist', 500, 'The wishlist has 500 products. Please remove one first.'],
])('A %s takes %i products and refuses one more with a text', { timeout: 60_000 }, async (list, most, text) => {
  const { asAsha } = await withProducts(most + 1);
  for (let at = 0; at < most; at += 1) expect((await add(asAsha, list, at)).status).toBe(201);
  expect(await add(asAsha, list, most)).toMatchObject({ status: 422, body: { errors: [text] } });
  expect((await add(asAsha, list, 0)).status).toBe(201);
});

it('An address book takes 20 addresses and refuses one more with a text', async () => {
  const { asAsha } = await ashasServer();
  const save = () => asAsha('POST', '/user/address', { address: home });
  for (let count = 0; count < 20; count += 1) expect((await save()).status).toBe(201);
  const errors = ['The address book has 20 addresses. Please remove one first.'];
  expect(await save()).toMatchObject({ status: 422, body: { errors } });
});

it('Pay can be pressed for ten carts within an hour that are not paid, each of which is stored small', async () => {
  const { asAsha, ports } = await withProducts(100, LONG);
  for (let at = 0; at < 100; at += 1) await add(asAsha, 'cart', at);
  const { body } = await asAsha('POST', '/user/address', { address: home });
  const { addressList } = body as { readonly addressList: readonly [{ readonly _id: string }] };
  const press = async () => {
    await asAsha('POST', '/user/cart/p0', { action: { type: 'increment' } });
    return asAsha('POST', '/user/checkout', { addressId: addressList[0]._id });
  };
  for (let count = 0; count < 10; count += 1) expect((await press()).status).toBe(201);
  const errors = ['Too many payments were started within an hour. Please try again later.'];
  expect(await press()).toMatchObject({ status: 429, body: { errors } });
  expect(ports.provider.orders).toHaveLength(10);
  const [stored] = ports.tables.checkouts.values();
  expect(JSON.stringify(stored).length).toBeLessThan(50_000);
});
