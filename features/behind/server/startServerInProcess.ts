import type { FastifyInstance } from 'fastify';
import { Argon2Passwords } from '../../../adapters/argon2/Argon2Passwords.ts';
import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../../adapters/fastify/makeServer.ts';
import type { StorefrontOptions } from '../../../adapters/fastify/ServerOptions.ts';
import { RandomIds } from '../../../adapters/ids/RandomIds.ts';
import { RandomOrderNumbers } from '../../../adapters/ids/RandomOrderNumbers.ts';
import { JwtTokens } from '../../../adapters/jwt/JwtTokens.ts';
import { MemoryMail } from '../../../adapters/memory/backEnd/MemoryMail.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import type { Database } from '../../../adapters/sql/Database.ts';
import { sqlStores } from '../../../adapters/sql/sqlStores.ts';
import { memoryDatabase } from '../../../adapters/sql/testing/memoryDatabase.ts';
import { makeBackEnd } from '../../../core/backend/BackEnd.ts';
import type { RunJobs } from '../../../core/backend/jobs/RunJobs.ts';
import type { BackEndPorts } from '../../../core/backend/ports/BackEndPorts.ts';
import type { ForCollectingPayments } from '../../../core/backend/ports/ForCollectingPayments.ts';
import { atEndOfRun } from '../endOfRun.ts';
import { SteppingClock } from './SteppingClock.ts';

/** The server in this process and its database. */
export type RunningServer = {
  readonly fetch: typeof fetch;
  readonly database: Database;
  readonly ports: BackEndPorts & { readonly mail: MemoryMail };
  /** Does the work that waits, such as sending mails. */
  readonly runJobs: RunJobs;
};

export type ServerParts = {
  readonly provider: ForCollectingPayments;
  /** The built storefront; without it the server has the API alone. */
  readonly storefront?: StorefrontOptions;
  readonly addRoutes?: (app: FastifyInstance) => void;
};

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const WITHOUT_LIMIT = 1_000_000;

/** Starts the server with a database in memory; it closes when all scenarios have run. */
export async function startServerInProcess({ provider, storefront, addRoutes }: ServerParts): Promise<RunningServer> {
  const database = await memoryDatabase();
  // A timer of the open database keeps the process alive.
  atEndOfRun(() => database.close());
  const ports = {
    ...sqlStores(database),
    passwords: new Argon2Passwords(CHEAP),
    tokens: new JwtTokens('the secret of a server that runs the scenarios'),
    provider,
    clock: new SteppingClock(),
    ids: new RandomIds(),
    numbers: new RandomOrderNumbers(),
    mail: new MemoryMail(),
    holdSeconds: 900,
    log: new MemoryLog(),
  };
  const backEnd = makeBackEnd(ports);
  const app = makeServer(backEnd, {
    checkDatabase: () => database.query('select 1'),
    attemptsPerMinute: WITHOUT_LIMIT,
    ...(storefront !== undefined && { storefront }),
  });
  addRoutes?.(app);
  await app.ready();
  return { fetch: injectFetch(app), database, ports, runJobs: backEnd.runJobs };
}
