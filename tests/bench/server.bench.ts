import autocannon from 'autocannon';
import { hasPostgres, newDatabase } from '../postgres/privatePostgres.ts';
import { placeOrders } from './server/placeOrders.ts';
import { type BenchShopper, registerShoppers } from './server/registerShoppers.ts';
import { startBuiltServer } from './server/startBuiltServer.ts';

const SECONDS = 8;
const MS_PER_SECOND = 1000;
const SHOPPERS = 60;
const BUYERS = 8;
const CONNECTIONS = 32;

type Request = Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body'>;

/** The compiled server over HTTP, on PostgreSQL and on the embedded database; load and server share the machine. */
export async function benchServer(): Promise<void> {
  console.log(
    '\nRequests per second. On PostgreSQL at least: products 10,000, cart 4,000, one more 2,500; order p99 below 60 ms.',
  );
  const rows: Record<string, object> = {};
  if (hasPostgres) rows.PostgreSQL = await measure(await newDatabase());
  else console.log('PostgreSQL is not installed: only the embedded database is measured.');
  rows.embedded = await measure(undefined);
  console.table(rows);
}

async function measure(databaseUrl: string | undefined): Promise<object> {
  const server = await startBuiltServer(databaseUrl);
  try {
    const { address } = server;
    const shoppers = await registerShoppers(address, SHOPPERS);
    const products = await rate(address, [{ method: 'GET', path: '/api/products' }]);
    const cart = await rate(address, shoppers.map(showCart));
    const oneMore = await rate(address, shoppers.flatMap(oneMoreOneLess));
    const times = await placeOrders(address, shoppers.slice(0, BUYERS), SECONDS * MS_PER_SECOND);
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    return {
      products,
      cart,
      'one more': oneMore,
      orders: Math.round(times.length / SECONDS),
      'order p99, ms': p99.toFixed(1),
    };
  } finally {
    await server.stop();
  }
}

/** Returns the number of successful requests per second. Throws when one fails. */
async function rate(url: string, requests: Request[]): Promise<number> {
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${requests[0]?.path}: ${result.non2xx} error responses, ${result.errors} errors`);
  }
  return Math.round(result.requests.average);
}

function showCart({ token }: BenchShopper): Request {
  return { method: 'GET', path: '/api/user/cart', headers: { authorization: token } };
}

function oneMoreOneLess({ token, productKeys }: BenchShopper): Request[] {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const path = `/api/user/cart/${productKeys[0]}`;
  return ['increment', 'decrement'].map((type) => ({
    ...{ method: 'POST', path, headers },
    body: JSON.stringify({ action: { type } }),
  }));
}
