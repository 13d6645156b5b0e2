import { Client } from 'pg';
import { newDatabase } from '../../postgres/privatePostgres.ts';
import { fillShop } from './fillShop.ts';
import { parentOf } from './processes.ts';
import { type BenchShopper, callApi, registerShoppers } from './registerShoppers.ts';
import { startBuiltServer } from './startBuiltServer.ts';

const SHOPPERS = 60;

export type FilledShop = {
  readonly address: string;
  readonly shoppers: readonly BenchShopper[];
  /** The processes of the server and of PostgreSQL. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
};

/**
 * Starts a shop on PostgreSQL with 60 shoppers who can make calls and `others` who cannot. All have ten
 * orders of one product each, which `thenChange` changes.
 */
export async function openFilledShop(
  others: number,
  thenChange: (client: Client) => Promise<void> = async () => {},
): Promise<FilledShop> {
  const databaseUrl = await newDatabase();
  const server = await startBuiltServer(databaseUrl);
  const shoppers = await registerShoppers(server.address, SHOPPERS, 1);
  const client = new Client({ connectionString: databaseUrl });
  try {
    const [first] = shoppers;
    // The pattern of all orders.
    await callApi(`${server.address}/api/user/checkout`, 'POST', { addressId: first?.addressId }, first?.token);
    await client.connect();
    await fillShop(client, others);
    await thenChange(client);
    const { rows } = await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid');
    const postgres = parentOf(rows[0]?.pid ?? 0);
    return { ...server, shoppers, pids: [server.pid, postgres] };
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await client.end();
  }
}
