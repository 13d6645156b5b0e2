import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JwtTokens } from '../../../adapters/jwt/JwtTokens.ts';
import { type DatabasePlace, openDatabase } from '../../../adapters/sql/connection/openDatabase.ts';
import { newDatabase } from '../../postgres/privatePostgres.ts';
import { fillShop, type ShopSize } from './fillShop.ts';
import { parentOf } from './processes.ts';
import { receivePieces } from './receivePieces.ts';
import { type BenchShopper, callApi, registerShoppers } from './registerShoppers.ts';
import { startServerOn } from './startBuiltServer.ts';

const SHOPPERS = 60;
const TOKEN_SECRET = 'the secret of the tokens of all processes';

export type FilledShop = {
  readonly address: string;
  /** Of each process of the server. */
  readonly addresses: readonly string[];
  readonly shoppers: readonly BenchShopper[];
  /** The processes of the server and of PostgreSQL. */
  readonly pids: readonly number[];
  readonly databaseUrl?: string;
  stop(): Promise<void>;
};
type FilledShopOptions = {
  /** Whether the shop is on the embedded database, else on PostgreSQL. */
  readonly isEmbedded?: boolean;
  /** How many processes of the server there are: on PostgreSQL only. Each simulates the payments of its own checkouts. */
  readonly processes?: number;
};

/** Starts a shop with 60 shoppers who can make calls, filled up to a size. */
export async function openFilledShop(
  size: ShopSize,
  { isEmbedded = false, processes = 1 }: FilledShopOptions = {},
): Promise<FilledShop> {
  const databaseUrl = isEmbedded ? undefined : await newDatabase();
  const folders = Array.from({ length: processes }, () => mkdtempSync(join(tmpdir(), 'creator-row-bench-')));
  const places = folders.map((dataDir) => ({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) }));
  const [place = { dataDir: '' }] = places;
  const empty = await startServerOn(place, { TOKEN_SECRET });
  const shoppers = await registerShoppers(empty.address, SHOPPERS, 1);
  const [first] = shoppers;
  // The pattern of all orders.
  await callApi(`${empty.address}/api/user/checkout`, 'POST', { addressId: first?.addressId }, first?.token);
  await receivePieces(empty.address);
  // The embedded database lets one process in.
  await empty.stop();
  const postgres = await fill(place, size);
  const servers = await Promise.all(places.map((each) => startServerOn(each, { TOKEN_SECRET })));
  const addresses = servers.map(({ address }) => address);
  return {
    ...{ address: addresses[0] ?? '', addresses, shoppers, ...(databaseUrl !== undefined && { databaseUrl }) },
    pids: [...servers.map(({ pid }) => pid), ...(isEmbedded ? [] : [postgres])],
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the sessions of some of the shoppers who were filled in: those from `first` on. They have an address and a cart. */
export function filledShoppers(first: number, count: number): readonly BenchShopper[] {
  const tokens = new JwtTokens(TOKEN_SECRET);
  return Array.from({ length: count }, (_, place) => {
    const shopperId = `filled-${first + place}`;
    return { token: tokens.sign({ shopperId, version: 0 }, Date.now()), addressId: shopperId, productKeys: [] };
  });
}

/** Resolves with the process of the database's server. */
async function fill(place: DatabasePlace, size: ShopSize): Promise<number> {
  const database = await openDatabase(place);
  try {
    return await database.session(async (session) => {
      await fillShop(session, size);
      const [backEnd] = await session.query<{ readonly pid: number }>('select pg_backend_pid() as pid');
      return parentOf(backEnd?.pid ?? 0);
    });
  } finally {
    await database.close();
  }
}
