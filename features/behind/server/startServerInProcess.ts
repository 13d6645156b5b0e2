import type { FastifyInstance } from 'fastify';
import { Argon2Passwords } from '../../../adapters/argon2/Argon2Passwords.ts';
import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../../adapters/fastify/makeServer.ts';
import type { AdminOptions, StorefrontOptions } from '../../../adapters/fastify/ServerOptions.ts';
import { RandomIds } from '../../../adapters/ids/RandomIds.ts';
import { RandomOrderNumbers } from '../../../adapters/ids/RandomOrderNumbers.ts';
import { JwtTokens } from '../../../adapters/jwt/JwtTokens.ts';
import { MemoryPictures } from '../../../adapters/memory/backEnd/catalogue/MemoryPictures.ts';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { MemoryMail } from '../../../adapters/memory/backEnd/MemoryMail.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { OtpauthCodes } from '../../../adapters/otpauth/OtpauthCodes.ts';
import { productFiles } from '../../../adapters/product-files/productFiles.ts';
import { SharpPictureCutter } from '../../../adapters/sharp/SharpPictureCutter.ts';
import { type BackEnd, makeBackEnd } from '../../../core/backend/BackEnd.ts';
import type { BackEndPorts } from '../../../core/backend/ports/BackEndPorts.ts';
import type { ForCollectingPayments } from '../../../core/backend/ports/orders/ForCollectingPayments.ts';
import type { ScenarioStores } from './ScenarioStores.ts';
import { SteppingClock } from './SteppingClock.ts';

/** The server in this process, with its stores. */
export type RunningServer = Pick<ScenarioStores, 'clear' | 'endTokens'> & {
  readonly fetch: typeof fetch;
  /** Starts the server of the staff at the first call: with the limits of a server in production. */
  readonly staffFetch: () => Promise<typeof fetch>;
  readonly ports: BackEndPorts & { readonly mail: MemoryMail };
  readonly backEnd: BackEnd;
  readonly bank: Bank;
  readonly clock: SteppingClock;
};

/** What the payment provider does otherwise than usual. */
export type Bank = {
  /** Whether payments are authorized only, until they are captured. */
  capturesLater: boolean;
  /** Captures the authorized payment of an order of the provider. */
  capture(providerOrderId: string): void;
};

export type ServerParts = {
  readonly stores: ScenarioStores;
  readonly provider: ForCollectingPayments;
  readonly bank: Bank;
  /** The built storefront; without it the server has the API alone. */
  readonly storefront?: StorefrontOptions;
  /** The built admin; without it the server has the API alone. */
  readonly admin?: AdminOptions;
  readonly addRoutes?: (app: FastifyInstance) => void;
  /** How many products are kept in memory at most; by default more than a scenario has. */
  readonly mostProductsInMemory?: number;
};

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const SECRET = 'the secret of a server that runs the scenarios';
const WITHOUT_LIMIT = 1_000_000;

/** Starts the server on these stores. */
export async function startServerInProcess(parts: ServerParts): Promise<RunningServer> {
  const { stores, provider, bank, storefront, admin, addRoutes, mostProductsInMemory = 100_000 } = parts;
  const clock = new SteppingClock();
  const ports = {
    ...stores.stores,
    passwords: new Argon2Passwords(CHEAP),
    tokens: new JwtTokens(SECRET),
    codes: new OtpauthCodes(SECRET),
    provider,
    clock,
    ids: new RandomIds(),
    numbers: new RandomOrderNumbers(),
    mail: new MemoryMail(),
    ...{ pictures: new MemoryPictures(), pictureCutter: new SharpPictureCutter() },
    ...{ holdSeconds: 900, mostProductsInMemory },
    ...{ productFiles, setup: new MemoryBackEndPorts().setup },
    log: new MemoryLog(),
  };
  const backEnd = makeBackEnd(ports);
  const app = makeServer(backEnd, {
    checkDatabase: () => ports.products.version(),
    attemptsPerMinute: WITHOUT_LIMIT,
    ...(storefront !== undefined && { storefront }),
    ...(admin !== undefined && { admin }),
  });
  addRoutes?.(app);
  await app.ready();
  const { clear, endTokens } = stores;
  const startStaffServer = async () => {
    const limited = makeServer(backEnd, { checkDatabase: () => ports.products.version() });
    await limited.ready();
    return injectFetch(limited);
  };
  let ofStaff: Promise<typeof fetch> | undefined;
  const staffFetch = () => {
    ofStaff ??= startStaffServer();
    return ofStaff;
  };
  return { fetch: injectFetch(app), staffFetch, ports, backEnd, bank, clock, clear, endTokens };
}
