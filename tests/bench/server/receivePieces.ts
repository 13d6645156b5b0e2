import { ownerSeed } from '../../../adapters/seeds/owner.ts';
import { callApi } from './registerShoppers.ts';

/** More pieces of each product than a benchmark buys. */
const PIECES = 500_000;

/** Signs in as the sample owner and receives so many pieces of each product that none is sold out. */
export async function receivePieces(address: string): Promise<void> {
  const { email, password } = ownerSeed;
  const headers = { 'content-type': 'application/json', origin: address };
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${address}/api/admin${path}`, {
      ...{ method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) },
    });
  const session = await post('/session', { email, password });
  const [cookie = ''] = (session.headers.get('set-cookie') ?? '').split(';');
  const { products } = await callApi(`${address}/api/products`, 'GET');
  const movements = products.map(({ _id: sku }: { readonly _id: string }) => ({
    ...{ sku, kind: 'receive', quantity: PIECES, reason: 'Benchmark' },
  }));
  const moved = await post('/stock/movements', { movements }, cookie);
  if (!moved.ok) throw new Error(`No pieces were received: ${moved.status} ${await moved.text()}`);
}
