import { callAsStaff } from './receivePieces.ts';

const SIZES = 400;
const ROUNDS = 40;

/** Resolves with how long it takes, in ms, to save the price of one size of a style with 400 sizes, the shortest time first. */
export async function measureManySizes(address: string, cookie: string): Promise<readonly number[]> {
  const call = async (method: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const response = await callAsStaff(address, { method, path, body, headers: { cookie, ...headers } });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const made = await call('POST', '/styles', { title: 'A belt in many lengths', creator: '@bench' });
  const { id: styleId } = ((await made.json()) as { readonly style: { readonly id: string } }).style;
  let tag = '';
  for (let size = 1; size <= SIZES; size += 1) {
    const added = await call('POST', '/products', { sku: `belt-${size}`, styleId, size: `${size}`, price: 100_000 });
    tag = added.headers.get('etag') ?? '';
  }
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const started = performance.now();
    const saved = await call('PATCH', `/products/belt-${SIZES}`, { price: 100_000 + round }, { 'if-match': tag });
    times.push(performance.now() - started);
    tag = saved.headers.get('etag') ?? '';
  }
  return times.toSorted((one, other) => one - other);
}
