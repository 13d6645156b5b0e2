import { ownerSeed } from '../../../adapters/seeds/owner.ts';
import { callApi } from './registerShoppers.ts';

/** More pieces of each product than a benchmark buys. */
const PIECES = 500_000;

/** Signs in to the admin as the sample owner. Resolves with the cookie of the session. */
export async function signInAsOwner(address: string): Promise<string> {
  const { email, password } = ownerSeed;
  const session = await callAsStaff(address, { method: 'POST', path: '/session', body: { email, password } });
  const [cookie = ''] = (session.headers.get('set-cookie') ?? '').split(';');
  return cookie;
}

/** Receives so many pieces of each product that none is sold out. */
export async function receivePieces(address: string): Promise<void> {
  const { products } = await callApi(`${address}/api/products`, 'GET');
  const movements = products.map(({ _id: sku }: { readonly _id: string }) => ({
    ...{ sku, kind: 'receive', quantity: PIECES, reason: 'Benchmark' },
  }));
  const headers = { cookie: await signInAsOwner(address) };
  const moved = await callAsStaff(address, { method: 'POST', path: '/stock/movements', body: { movements }, headers });
  if (!moved.ok) throw new Error(`No pieces were received: ${moved.status} ${await moved.text()}`);
}

type StaffCall = {
  readonly method: string;
  /** The path below `/api/admin`. */
  readonly path: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Calls the admin's API as its own pages do. */
export function callAsStaff(address: string, { method, path, body, headers }: StaffCall): Promise<Response> {
  const sent = { 'content-type': 'application/json', origin: address, ...headers };
  return fetch(`${address}/api/admin${path}`, { method, headers: sent, body: JSON.stringify(body) });
}
