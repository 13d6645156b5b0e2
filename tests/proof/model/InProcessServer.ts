import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { Argon2Passwords } from '../../../adapters/argon2/Argon2Passwords.ts';
import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../../adapters/fastify/makeServer.ts';
import { RandomIds } from '../../../adapters/ids/RandomIds.ts';
import { RandomOrderNumbers } from '../../../adapters/ids/RandomOrderNumbers.ts';
import { JwtTokens } from '../../../adapters/jwt/JwtTokens.ts';
import { MemoryPictureCutter } from '../../../adapters/memory/backEnd/catalogue/MemoryPictureCutter.ts';
import { MemoryPictures } from '../../../adapters/memory/backEnd/catalogue/MemoryPictures.ts';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { MemoryMail } from '../../../adapters/memory/backEnd/MemoryMail.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { OtpauthCodes } from '../../../adapters/otpauth/OtpauthCodes.ts';
import { productFiles } from '../../../adapters/product-files/productFiles.ts';
import { RazorpayApi } from '../../../adapters/razorpay-api/RazorpayApi.ts';
import type { RazorpayAccount } from '../../../adapters/razorpay-api/RazorpayClient.ts';
import { RazorpayClient } from '../../../adapters/razorpay-api/RazorpayClient.ts';
import type { Database } from '../../../adapters/sql/connection/Database.ts';
import { sqlStores } from '../../../adapters/sql/sqlStores.ts';
import { type BackEnd, makeBackEnd } from '../../../core/backend/BackEnd.ts';
import type { BackEndPorts } from '../../../core/backend/ports/BackEndPorts.ts';
import type { ForTellingTime } from '../../../core/backend/ports/ForTellingTime.ts';
import type { ModelDatabase } from './ModelDatabase.ts';
import { watchTransactions } from './watchTransactions.ts';

const SECRET = 'the secret that all processes of the model share';
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const WITHOUT_LIMIT = 1_000_000;
/** How long a process waits for the payment provider, in ms. */
export const PROVIDER_TIMEOUT_MS = 60;

export type ServerParts = {
  readonly name: string;
  readonly database: ModelDatabase;
  readonly account: RazorpayAccount;
  readonly clock: ForTellingTime;
  /** Changes the ports of the back-end: plants a fault. */
  readonly change?: (ports: BackEndPorts, database: Database) => BackEndPorts;
  /** Changes the use cases: plants a fault. */
  readonly changeBackEnd?: (backEnd: BackEnd, ports: BackEndPorts) => BackEnd;
  /** Changes how the server answers: plants a fault. */
  readonly changeServer?: (answer: typeof fetch, database: Database) => typeof fetch;
};

type Running = {
  readonly backEnd: BackEnd;
  readonly fetch: typeof fetch;
  readonly database: Database;
  readonly app: FastifyInstance;
  readonly end: AbortController;
};

/** Stands for a process of the server: in this process, with connections and caches of its own. */
export class InProcessServer {
  readonly #parts: ServerParts;
  /** What the process has sent. */
  readonly mail = new MemoryMail();
  /** What its transactions did that none may do. */
  readonly violations: string[] = [];
  /** Ends the process after its next call of the provider or the mail server, before it writes down what came of it. */
  diesAfterCall = false;
  /** How many calls of `use` are under way. */
  working = 0;
  #running: Running | undefined;

  constructor(parts: ServerParts) {
    this.#parts = parts;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Runs a use case. Resolves with `undefined` when it fails, or when the process does not run or is killed meanwhile. */
  async use<Answer>(run: (backEnd: BackEnd) => Promise<Answer>): Promise<Answer | undefined> {
    const running = this.#running;
    if (running === undefined) return undefined;
    this.working += 1;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        running.end.signal.addEventListener('abort', reject);
        run(running.backEnd).then(resolve, reject);
      });
    } catch {
      return undefined;
    } finally {
      this.working -= 1;
    }
  }

  async start(): Promise<void> {
    if (this.#running !== undefined) return;
    const { name, change = (ports) => ports, changeServer = (answer) => answer } = this.#parts;
    const { changeBackEnd = (backEnd) => backEnd } = this.#parts;
    const database = await this.#parts.database.connect(name);
    const end = new AbortController();
    setMaxListeners(0, end.signal);
    const ports = change(this.#watched(this.#portsOn(database), end.signal), database);
    const backEnd = changeBackEnd(makeBackEnd(ports), ports);
    const app = makeServer(backEnd, {
      checkDatabase: () => database.query('select 1'),
      attemptsPerMinute: WITHOUT_LIMIT,
    });
    await app.ready();
    this.#running = { backEnd, app, database, fetch: changeServer(injectFetch(app), database), end };
  }

  /** Answers a request. Rejects when the process does not run, or is killed before it has answered. */
  readonly fetch: typeof fetch = (input, init) => {
    const running = this.#running;
    if (running === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((resolve, reject) => {
      running.end.signal.addEventListener('abort', () => reject(new TypeError('Failed to fetch')));
      running.fetch(input, init).then(resolve, reject);
    });
  };

  #watched(ports: BackEndPorts, end: AbortSignal): BackEndPorts {
    return watchTransactions(ports, {
      onViolation: (text) => this.violations.push(text),
      afterCall: async () => {
        if (!this.diesAfterCall || end.aborted) return;
        this.diesAfterCall = false;
        await this.kill();
        await new Promise(() => undefined);
      },
    });
  }

  #portsOn(database: Database): BackEndPorts {
    const { account, clock } = this.#parts;
    return {
      ...sqlStores(database),
      passwords: new Argon2Passwords(CHEAP),
      tokens: new JwtTokens(SECRET),
      codes: new OtpauthCodes(SECRET),
      provider: new RazorpayApi(account, new RazorpayClient(account, PROVIDER_TIMEOUT_MS)),
      ...{ clock, ids: new RandomIds(), numbers: new RandomOrderNumbers(), mail: this.mail, log: new MemoryLog() },
      ...{ pictures: new MemoryPictures(), pictureCutter: new MemoryPictureCutter() },
      ...{ holdSeconds: 900, mostProductsInMemory: 100_000 },
      ...{ productFiles, setup: new MemoryBackEndPorts().setup },
    };
  }

  /** Ends the process at once: nothing that it does is answered, and its transactions are rolled back. */
  async kill(): Promise<void> {
    const running = this.#running;
    if (running === undefined) return;
    this.#running = undefined;
    running.end.abort();
    await this.#parts.database.breakConnections(this.#parts.name, running.database);
  }
}
