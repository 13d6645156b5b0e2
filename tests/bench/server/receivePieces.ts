import { ownerSeed } from '../../../adapters/seeds/owner.ts';
import { callApi } from './registerShoppers.ts';

/** More pieces of each product than a benchmark buys. */
const PIECES = 500_000;

/** Signs in to the admin as the sample owner. Resolves with the cookie of the session. */
export async function signInAsOwner(address: string): Promise<string> {
  const { email, password } = ownerSeed;
  const session = await post(address, '/session', { email, password });
  const [cookie = ''] = (session.headers.get('set-cookie') ?? '').split(';');
  return cookie;
}

/** Receives so many pieces of each product that none is sold out. */
export async function receivePieces(address: string): Promise<void> {
  const { products } = await callApi(`${address}/api/products`, 'GET');
  const movements = products.map(({ _id: sku }: { readonly _id: string }) => ({
    ...{ sku, kind: 'receive', quantity: PIECES, reason: 'Benchmark' },
  }));
  const moved = await post(address, '/stock/movements', { movements }, await signInAsOwner(address));
  if (!moved.ok) throw new Error(`No pieces were received: ${moved.status} ${await moved.text()}`);
}

function post(address: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: address, cookie };
  return fetch(`${address}/api/admin${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
