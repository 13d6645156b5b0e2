import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import type { PageRenderer, ServerOptions } from '../../adapters/fastify/ServerOptions.ts';
import { StructuredLog } from '../../adapters/fastify/StructuredLog.ts';
import { sampleOwnerEmail } from '../../adapters/seeds/owner.ts';
import { sampleEmail } from '../../adapters/seeds/user.ts';
import { runInTrace, traceIdOf } from '../../adapters/trace-context/traceContext.ts';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import { KEY_PREFIX } from '../../core/backend/staff/ManageKeys.ts';
import { paths } from '../shop/paths/paths.ts';
import { assembleBackEnd } from './assembleBackEnd.ts';
import { Closers } from './Closers.ts';
import { isLive, outsideFacts, type ServerConfiguration } from './configuration.ts';
import { keptSecret } from './keptSecret.ts';
import { openStores } from './openStores.ts';
import { seedShop } from './seedShop.ts';
import { COMMAND_FILES, writeCommandAddress } from './setup/commandFiles.ts';
import { shopAddress } from './shopAddress.ts';
import type { Simulation } from './simulation.ts';

const MS_PER_SECOND = 1000;
const JOBS_EVERY_MS = 2_000;
/** How many new connections wait until they are accepted. The system drops more than that, and their clients try again a second later. */
const MOST_WAITING_CONNECTIONS = 4096;
/** How long a closing server waits for the jobs that run. They may be waiting for the provider, and can be broken off anywhere. */
const JOBS_CLOSE_WITHIN_MS = 1000;
/** The hosts that Razorpay's window loads scripts, frames and pictures from. */
const RAZORPAY_HOSTS = [
  'https://checkout.razorpay.com',
  'https://api.razorpay.com',
  'https://cdn.razorpay.com',
  'https://lumberjack.razorpay.com',
];

export type RunningServer = {
  /** The address that it listens on, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Finishes open requests, then closes the database. */
  close(): Promise<void>;
};

export type ServerParts = {
  /** The absolute path of the built pages; without it the server has the API alone. */
  readonly storefront?: string;
  /** The absolute path of the built admin; without it the server has no pages below `/admin`. */
  readonly admin?: string;
  /** Without it the built pages are served as they are. */
  readonly renderer?: PageRenderer;
  /** Used when the configuration asks for simulated payments. */
  readonly simulation?: Simulation | undefined;
};

/**
 * Starts the shop: opens and migrates the database, fills an empty one with the sample catalogue, and listens. Rejects when that
 * fails, with nothing left open.
 */
export async function startServer(
  configuration: ServerConfiguration,
  { storefront, admin, renderer, simulation }: ServerParts = {},
): Promise<RunningServer> {
  const log = new StructuredLog(configuration.logLevel);
  const closers = new Closers();
  try {
    const simulated = configuration.payments && simulation;
    const payments = await simulated?.startPayments(configuration.dataDir);
    if (payments !== undefined) closers.add(() => payments.close());
    const account = configuration.provider ?? payments?.account;
    if (account === undefined) throw new Error('This server cannot simulate payments. Use npm start.');
    const { stores, close } = await openStores(configuration, log);
    closers.add(close);
    const backEnd = assembleBackEnd(configuration, { stores, account, log });
    if (isLive(configuration)) await refuseSamples(stores);
    else await seedShop(backEnd, stores, simulated);
    await simulated?.registerSampleOwner(backEnd);
    await backEnd.admin.setCommandKey(keptSecret(configuration.dataDir, COMMAND_FILES.key, KEY_PREFIX));
    closers.add(runJobsRegularly(backEnd));
    const app = makeServer(backEnd, {
      checkDatabase: () => stores.products.version(),
      ...{ log: log.logger, trustedProxies: configuration.trustedProxies },
      ...{ invitationsAt: shopAddress(configuration), mailsInvitations: configuration.mail.smtpUrl !== undefined },
      outside: outsideFacts(configuration),
      drainMs: configuration.drainSeconds * MS_PER_SECOND,
      ...(storefront !== undefined && { storefront: storefrontOptions(configuration, storefront, renderer) }),
      ...(admin !== undefined && { admin: { folder: admin, isHttps: isHttps(configuration) } }),
    });
    payments?.addTo(app);
    closers.add(() => app.close());
    const address = await app.listen(listenOptions(configuration));
    payments?.sendWebhooksTo(address);
    writeCommandAddress(configuration.dataDir, address);
    return { address, close: () => closers.close() };
  } catch (error) {
    await closers.close();
    throw error;
  }
}

/** A socket that the process manager opened stays open while this process is replaced: no connection is refused meanwhile. */
function listenOptions({ port, host, socket }: ServerConfiguration): { readonly host: string } {
  return { host, ...(socket === undefined ? { port } : { fd: socket }), ...{ backlog: MOST_WAITING_CONNECTIONS } };
}

/** Rejects when the sample shopper or the sample owner can log in: everybody knows their passwords. */
async function refuseSamples({ shoppers, staff }: Stores): Promise<void> {
  const owner = await staff.withEmail(sampleOwnerEmail);
  const found = [
    ...((await shoppers.withEmail(sampleEmail)) === undefined ? [] : ['the sample shopper']),
    ...(owner === undefined || owner.disabledAt !== undefined ? [] : ['the sample owner']),
  ];
  if (found.length === 0) return;
  const advice = 'Start the shop without that key, and run npm run shop -- sample-shopper remove';
  throw new Error(
    `The database has ${found.join(' and ')}. A live payment key needs a database without them. ${advice}`,
  );
}

function storefrontOptions(
  configuration: ServerConfiguration,
  folder: string,
  renderer: PageRenderer | undefined,
): NonNullable<ServerOptions['storefront']> {
  const { imageHosts, provider, siteUrl, dataDir } = configuration;
  const pictures = resolve(dataDir, 'pictures');
  return {
    // Those that commands of earlier builds have imported.
    ...{ folder, imageHosts, ...(existsSync(pictures) && { pictures }) },
    pages: Object.values(paths).map((path) => (typeof path === 'string' ? path : path(':id'))),
    paymentHosts: provider === undefined ? [] : RAZORPAY_HOSTS,
    ...(renderer !== undefined && { renderer }),
    ...(siteUrl !== undefined && { siteUrl: new URL(siteUrl).origin }),
    isHttps: isHttps(configuration),
  };
}

function isHttps({ siteUrl }: ServerConfiguration): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}

/** Runs the jobs that are due now and every two seconds, each time in a trace of its own. Returns a function that stops it and waits up to a second for the run under way. */
function runJobsRegularly({ runJobs }: BackEnd): () => Promise<unknown> {
  const run = (): Promise<unknown> => runInTrace(traceIdOf(undefined), runJobs);
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, JOBS_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.race([running, wait(JOBS_CLOSE_WITHIN_MS, undefined, { ref: false })]);
  };
}
