import { setTimeout as wait } from 'node:timers/promises';
import { productSeeds } from '../../../adapters/seeds/products.ts';
import { load, type Request } from './load.ts';
import { startProcess } from './startProcess.ts';

const SERVE = 'tests/bench/server/serveVendure.mjs';
const LINES = 3;
const POLL_MS = 200;
const INDEX_TIMEOUT_MS = 60_000;
const SEARCH = `{ search(input: { groupByProduct: true, take: 100 }) { totalItems items { productId productVariantId productName slug
  description priceWithTax { ... on PriceRange { min max } } } } }`;
const ORDER =
  'id code totalQuantity totalWithTax lines { id quantity linePriceWithTax productVariant { id name priceWithTax } }';
const CART = `{ activeOrder { ${ORDER} } }`;
const ADD = `mutation Add($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { ... on Order { ${ORDER} } } }`;
const ADJUST = `mutation Adjust($id: ID!, $quantity: Int!) {
  adjustOrderLine(orderLineId: $id, quantity: $quantity) { ... on Order { ${ORDER} } } }`;

type Visitor = { readonly token: string; readonly lineId: string };

/** Texts that are in every right response. */
const IN_CART = '"lines":[{';
const IN_LIST = `"totalItems":${productSeeds.length}`;

/**
 * Serves Vendure from the packages in `VENDURE_DIR` on an empty database, with our sample products. Resolves with the loads of its
 * shop API: search for all products, show the cart of three products, change a quantity; the last two by these visitors in turn.
 */
export async function startVendure(databaseUrl: string, visitors: number) {
  const products = productSeeds.map(({ name, discounted_price: price }) => ({ name, price }));
  const environment = { VENDURE_DISABLE_TELEMETRY: 'true' };
  const server = await startProcess([SERVE, databaseUrl], environment, JSON.stringify(products));
  try {
    const { origin, pathname: path } = new URL(server.address);
    const variantIds = await indexedVariants(server.address, products.length);
    const carts: Visitor[] = [];
    for (let number = 0; number < visitors; number += 1) {
      const first = number % (variantIds.length - LINES);
      carts.push(await fillCart(server.address, variantIds.slice(first, first + LINES)));
    }
    const request = (query: string, variables: object, token?: string): Request => ({
      ...{ method: 'POST', path, headers: headersOf(token), body: JSON.stringify({ query, variables }) },
    });
    const adjust = ({ token, lineId: id }: Visitor) =>
      [2, 1].map((quantity) => request(ADJUST, { id, quantity }, token));
    const send = (requests: readonly Request[], expected: string) => (seconds: number) =>
      load(origin, requests, { seconds, expected });
    return {
      products: send([request(SEARCH, {})], IN_LIST),
      cart: send(
        carts.map(({ token }) => request(CART, {}, token)),
        IN_CART,
      ),
      'one more': send(carts.flatMap(adjust), IN_CART),
      stop: server.stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Resolves with the ids of the variants once the search finds all products. Vendure fills its index by and by. */
async function indexedVariants(address: string, count: number): Promise<readonly string[]> {
  for (const end = performance.now() + INDEX_TIMEOUT_MS; performance.now() < end; await wait(POLL_MS)) {
    const { search } = (await call(address, { query: SEARCH })).data;
    const items: readonly { readonly productVariantId: string }[] = search.items;
    if (search.totalItems === count) return items.map(({ productVariantId }) => productVariantId);
  }
  throw new Error(`Vendure did not index ${count} products within ${INDEX_TIMEOUT_MS} ms`);
}

/** Puts these variants into the cart of a new visitor. */
async function fillCart(address: string, variantIds: readonly string[]): Promise<Visitor> {
  let visitor = { token: '', lineId: '' };
  for (const id of variantIds) {
    const { data, token } = await call(address, { query: ADD, variables: { id } }, visitor.token);
    visitor = { token: token ?? visitor.token, lineId: data.addItemToOrder.lines[0].id };
  }
  return visitor;
}

async function call(address: string, body: object, token = '') {
  const response = await fetch(address, { method: 'POST', headers: headersOf(token), body: JSON.stringify(body) });
  const { data, errors } = await response.json();
  if (errors !== undefined) throw new Error(`Vendure answered ${JSON.stringify(errors)}`);
  return { data, token: response.headers.get('vendure-auth-token') };
}

function headersOf(token = '') {
  return { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
}
