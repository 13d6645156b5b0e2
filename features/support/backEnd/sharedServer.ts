import { Argon2Passwords } from '../../../adapters/argon2/Argon2Passwords.ts';
import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../../adapters/fastify/makeServer.ts';
import { RandomIds } from '../../../adapters/ids/RandomIds.ts';
import { JwtTokens } from '../../../adapters/jwt/JwtTokens.ts';
import { MemoryProvider } from '../../../adapters/memory/backEnd/MemoryProvider.ts';
import { MemoryServerLog } from '../../../adapters/memory/backEnd/MemoryServerLog.ts';
import { isSigned } from '../../../adapters/memory/memorySignature.ts';
import type { Database } from '../../../adapters/sql/Database.ts';
import { sqlStores } from '../../../adapters/sql/sqlStores.ts';
import { clearDatabase } from '../../../adapters/sql/testing/clearDatabase.ts';
import { memoryDatabase } from '../../../adapters/sql/testing/memoryDatabase.ts';
import { type BackEndPorts, makeBackEnd } from '../../../core/backend/BackEnd.ts';
import { atEndOfRun } from '../endOfRun.ts';
import { SteppingClock } from './SteppingClock.ts';

/** The server in this process and its database. */
export type RunningServer = {
  readonly fetch: typeof fetch;
  readonly database: Database;
  readonly ports: BackEndPorts;
};

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const WITHOUT_LIMIT = 1_000_000;

let running: Promise<RunningServer> | undefined;

/** Starts the server at the first call. Resolves when the database is empty. */
export async function sharedServer(): Promise<RunningServer> {
  running ??= start();
  const server = await running;
  await clearDatabase(server.database);
  // The server keeps the products until there is an import.
  await server.ports.products.import([]);
  return server;
}

async function start(): Promise<RunningServer> {
  const database = await memoryDatabase();
  // A timer of the open database keeps the process alive.
  atEndOfRun(() => database.close());
  const ports = {
    ...sqlStores(database),
    passwords: new Argon2Passwords(CHEAP),
    tokens: new JwtTokens('the secret of a server that runs the scenarios'),
    provider: new ProviderOfScenarios(),
    clock: new SteppingClock(),
    ids: new RandomIds(),
    log: new MemoryServerLog(),
  };
  const checkDatabase = () => database.query('select 1');
  const app = makeServer(makeBackEnd(ports), { checkDatabase, attemptsPerMinute: WITHOUT_LIMIT });
  await app.ready();
  return { fetch: injectFetch(app), database, ports };
}

/** The provider that the in-memory payments of the device belong to. */
class ProviderOfScenarios extends MemoryProvider {
  override isSigned({ providerOrderId, ...proof }: Parameters<MemoryProvider['isSigned']>[0]): boolean {
    return isSigned(proof, { orderId: providerOrderId, publicKey: this.publicKey, scriptUrl: this.scriptUrl });
  }
}
