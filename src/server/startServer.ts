import { setTimeout as wait } from 'node:timers/promises';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import type { ServerOptions } from '../../adapters/fastify/ServerOptions.ts';
import { StructuredLog } from '../../adapters/fastify/StructuredLog.ts';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import { paths } from '../navigation/paths.ts';
import { type AssembledBackEnd, assembleBackEnd } from './assembleBackEnd.ts';
import { Closers } from './Closers.ts';
import { isLive, type ServerConfiguration } from './configuration.ts';
import { picturesFolder } from './picturesFolder.ts';
import { SAMPLE_LOGIN, seedShop } from './seedShop.ts';
import { CommandServer } from './shop/CommandServer.ts';

const MS_PER_SECOND = 1000;
const RECONCILE_EVERY_MS = 15 * 60_000;
/** How many new connections wait until they are accepted. The system drops more than that, and their clients try again a second later. */
const MOST_WAITING_CONNECTIONS = 4096;

/** How long a closing server waits for a run that reconciles. It may be waiting for the provider, and can be broken off anywhere. */
const RECONCILE_CLOSES_WITHIN_MS = 1000;
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

/**
 * Starts the shop: opens and migrates the database, fills an empty one with the sample catalogue, and listens. `storefront` is the
 * absolute path of the built pages; without it the server has the API alone. Rejects when that fails, with nothing left open.
 */
export async function startServer(configuration: ServerConfiguration, storefront?: string): Promise<RunningServer> {
  const log = new StructuredLog(configuration.logLevel);
  const closers = new Closers();
  try {
    const assembled = await assembleBackEnd(configuration, log);
    closers.add(() => assembled.close());
    await prepareShop(assembled, isLive(configuration));
    const commands = new CommandServer({ ...assembled, configuration });
    await commands.listen();
    closers.add(() => commands.close());
    closers.add(reconcileRegularly(assembled.backEnd));
    const app = makeServer(assembled.backEnd, {
      checkDatabase: () => assembled.stores.products.version(),
      ...{ log: log.logger, trustedProxies: configuration.trustedProxies },
      drainMs: configuration.drainSeconds * MS_PER_SECOND,
      ...(storefront !== undefined && { storefront: storefrontOptions(configuration, storefront) }),
    });
    assembled.standIn?.addTo(app);
    closers.add(() => app.close());
    const address = await app.listen(listenOptions(configuration));
    assembled.standIn?.sendWebhooksTo(address);
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

/** Fills an empty shop with samples. Rejects when a shop that takes real money has the sample shopper. */
async function prepareShop({ backEnd, stores }: AssembledBackEnd, isLiveShop: boolean): Promise<void> {
  if (!isLiveShop) {
    await seedShop(backEnd, stores);
  } else if ((await stores.shoppers.withEmail(SAMPLE_LOGIN.email)) !== undefined) {
    throw new Error('The database has the sample shopper. A live payment key needs a database without it.');
  }
}

function storefrontOptions(
  configuration: ServerConfiguration,
  folder: string,
): NonNullable<ServerOptions['storefront']> {
  const { imageHosts, provider, siteUrl, dataDir } = configuration;
  return {
    ...{ folder, imageHosts, pictures: picturesFolder(dataDir) },
    pages: Object.values(paths).map((path) => (typeof path === 'string' ? path : path(':id'))),
    paymentHosts: provider === undefined ? [] : RAZORPAY_HOSTS,
    isHttps: siteUrl?.startsWith('https:') ?? false,
  };
}

/** Reconciles now and every 15 minutes. Returns a function that stops it and waits up to a second for the run under way. */
function reconcileRegularly({ reconcile }: BackEnd): () => Promise<unknown> {
  let running: Promise<unknown> = reconcile();
  const timer = setInterval(() => {
    running = running.then(reconcile);
  }, RECONCILE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.race([running, wait(RECONCILE_CLOSES_WITHIN_MS, undefined, { ref: false })]);
  };
}
