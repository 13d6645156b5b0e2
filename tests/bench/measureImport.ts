/**
 * `node --import tsx tests/bench/measureImport.ts 50000` imports a JSON file of so many products twice, by the shopkeeper's command and a server
 * in one process, and prints for each time how
 * long it took, the longest time in which the event loop had no turn, the longest wait of a statement of others, and the memory.
 * On the embedded database, in memory; with a second argument on that `postgres://…`, which must be empty.
 */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { writeJsonProducts } from '../../adapters/product-files/jsonProduct.ts';
import { productFiles } from '../../adapters/product-files/productFiles.ts';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { runShopCommand } from '../../src/commands/runShopCommand.ts';
import { ShopClient } from '../../src/commands/ShopClient.ts';
import { TerminalOutput } from '../../src/commands/TerminalOutput.ts';

const [count = '50000', databaseUrl] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'measure-import-'));
const file = join(folder, 'products.json');

function* json() {
  for (let id = 1; id <= Number(count); id += 1) {
    const product = { ...aProduct({ key: `key-${id}`, id, description: 'Two hand-blocked waves. '.repeat(10) }) };
    yield `${id === 1 ? '[' : ','}${writeJsonProducts([{ ...product, isListed: true }]).slice(1, -2)}`;
  }
  yield ']';
}

/** Does something again and again until it is stopped. Returns a function that resolves with the longest time it took, in ms. */
function longestOf(work: () => Promise<unknown>, pauseMs: number): () => Promise<number> {
  let longest = 0;
  let isRunning = true;
  const running = (async () => {
    while (isRunning) {
      const before = performance.now();
      await work();
      longest = Math.max(longest, performance.now() - before);
      await wait(pauseMs);
    }
    return Math.round(longest);
  })();
  return () => {
    isRunning = false;
    return running;
  };
}

await pipeline(Readable.from(json()), createWriteStream(file));
const database = databaseUrl === undefined ? await memoryDatabase() : new PgDatabase(databaseUrl);
await migrate(database);
const stores = sqlStores(database);
const backEnd = makeBackEnd({ ...new MemoryBackEndPorts(), ...stores, productFiles });
await backEnd.admin.setCommandKey('crk_measured');
const app = makeServer(backEnd, { checkDatabase: () => stores.products.version() });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const openShop = async () => new ShopClient({ url, key: 'crk_measured' });
for (const time of ['first', 'second']) {
  const silence = longestOf(() => wait(0), 0);
  const statement = longestOf(() => stores.products.version(), 10);
  const before = performance.now();
  await runShopCommand(['products', 'import', file], openShop, new TerminalOutput());
  const ms = Math.round(performance.now() - before);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log({ time, ms, silenceMs: await silence(), statementMs: await statement(), megabytes });
}
await app.close();
await database.close();
rmSync(folder, { recursive: true });
