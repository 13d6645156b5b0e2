import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabasePlace, openDatabase } from '../../../adapters/sql/connection/openDatabase.ts';
import { newDatabase } from '../../postgres/privatePostgres.ts';
import { fillShop, type ShopSize } from './fillShop.ts';
import { parentOf } from './processes.ts';
import { receivePieces } from './receivePieces.ts';
import { type BenchShopper, callApi, registerShoppers } from './registerShoppers.ts';
import { startServerOn } from './startBuiltServer.ts';

const SHOPPERS = 60;

export type FilledShop = {
  readonly address: string;
  readonly shoppers: readonly BenchShopper[];
  /** The processes of the server and of PostgreSQL. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
};

/** Starts a shop with 60 shoppers who can make calls, filled up to a size; with `isEmbedded` on the embedded database, else on PostgreSQL. */
export async function openFilledShop(size: ShopSize, isEmbedded = false): Promise<FilledShop> {
  const place = {
    ...(!isEmbedded && { databaseUrl: await newDatabase() }),
    dataDir: mkdtempSync(join(tmpdir(), 'creator-row-bench-')),
  };
  const empty = await startServerOn(place);
  const shoppers = await registerShoppers(empty.address, SHOPPERS, 1);
  const [first] = shoppers;
  // The pattern of all orders.
  await callApi(`${empty.address}/api/user/checkout`, 'POST', { addressId: first?.addressId }, first?.token);
  await receivePieces(empty.address);
  // The embedded database lets one process in.
  await empty.stop();
  const postgres = await fill(place, size);
  const server = await startServerOn(place);
  return {
    ...server,
    ...{ shoppers, pids: [server.pid, ...(isEmbedded ? [] : [postgres])] },
    async stop() {
      await server.stop();
      rmSync(place.dataDir, { recursive: true, force: true });
    },
  };
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
