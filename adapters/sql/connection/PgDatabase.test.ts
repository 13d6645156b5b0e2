import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Unavailable } from '../../../core/backend/ports/refusals/Unavailable.ts';
import { PgDatabase } from './PgDatabase.ts';

/** A message of PostgreSQL's protocol: its type, its length and its content. */
function message(type: string, content: string | Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + Buffer.byteLength(content), 1);
  return Buffer.concat([head, Buffer.from(content)]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', 'I');
const TERMINATED = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

/** A database that ends each connection in the packet that makes it ready. Resolves with its URL. */
async function endingDatabase(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, TERMINATED])));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
}

it.each([
  ['a transaction', (database: PgDatabase) => database.transaction(({ query }) => query('select 1'))],
  ['a statement', (database: PgDatabase) => database.query('select 1')],
  ['a short statement', (database: PgDatabase) => database.short('select 1', [])],
])('A connection that breaks as soon as it is ready rejects %s, and ends no process', async (_what, call) => {
  const database = new PgDatabase(await endingDatabase());
  await expect(call(database)).rejects.toThrow(Unavailable);
  await database.close();
});
