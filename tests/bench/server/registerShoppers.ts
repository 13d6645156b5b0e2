import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { dummyAddress } from '../../../core/domain/addresses/dummyAddress.ts';

/** Takes a quarter of the processor time of `fetch`, which the server under load needs. */
const KEPT_ALIVE = new Agent({ keepAlive: true });
const FIRST_ERROR = 400;

/** A registered shopper with an address and a cart. */
export type BenchShopper = {
  readonly token: string;
  readonly addressId: string;
  readonly productKeys: readonly string[];
};

/** Calls the API of the server, from `ip` when it trusts a proxy, and resolves with the body. Rejects when the status is an error. */
export async function callApi(url: string, method: string, body?: object, token?: string, ip?: string) {
  const { status, text } = await answerOf(url, method, body, token, ip);
  if (status >= FIRST_ERROR) throw new Error(`${method} ${url}: ${status} ${text}`);
  return JSON.parse(text);
}

/** Makes the same call, and resolves with its status and the text of its body. */
export async function answerOf(
  url: string,
  method: string,
  body?: object,
  token?: string,
  ip?: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: token }),
    ...(ip !== undefined && { 'x-forwarded-for': ip }),
  };
  const content = body === undefined ? '' : JSON.stringify(body);
  const length = { 'content-length': Buffer.byteLength(content) };
  const sent = request(url, { method, headers: { ...headers, ...length }, agent: KEPT_ALIVE }).end(content);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, text: await textOf(response) };
}

/** Registers shoppers, each with an address and some products in the cart. `first` is the number in the first one's e-mail. */
export async function registerShoppers(
  address: string,
  count: number,
  lines: number,
  first = 0,
): Promise<readonly BenchShopper[]> {
  const { products } = await callApi(`${address}/api/products`, 'GET');
  const shoppers: BenchShopper[] = [];
  for (let number = first; number < first + count; number += 1) {
    const account = {
      email: `shopper-${number}@example.com`,
      password: 'a long password',
      firstName: 'A',
      lastName: 'B',
    };
    // Few may sign up from one address.
    const ip = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const { encodedToken: token } = await callApi(`${address}/api/auth/signup`, 'POST', account, undefined, ip);
    const { addressList } = await callApi(`${address}/api/user/address`, 'POST', { address: dummyAddress }, token);
    const chosen = products.slice(number % 20, (number % 20) + lines);
    for (const product of chosen) await callApi(`${address}/api/user/cart`, 'POST', { product }, token);
    const productKeys = chosen.map(({ _id }: { readonly _id: string }) => _id);
    shoppers.push({ token, addressId: addressList[0]._id, productKeys });
  }
  return shoppers;
}
