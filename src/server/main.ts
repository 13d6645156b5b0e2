import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { flushStandardOutput } from '../../adapters/fastify/StructuredLog.ts';
import { readConfiguration, type ServerConfiguration } from './configuration.ts';
import { greeting } from './greeting.ts';
import { startServer } from './startServer.ts';

/** How long open requests may take after SIGTERM and the drain, in ms. */
const CLOSE_WITHIN_MS = 10_000;
const MS_PER_SECOND = 1000;
/** The built pages, beside the folder of the compiled server. */
const STOREFRONT = fileURLToPath(new URL('../dist', import.meta.url));
const ADMIN = fileURLToPath(new URL('../dist-admin', import.meta.url));
/** How much the heap may grow before it is collected again, in percent. V8 alone lets a heap of 65 MB grow to 240 MB. */
const HEAP_GROWING_PERCENT = 50;
/** Absent in the server that takes payments: the build drops the import. */
const simulation = import.meta.env.VITE_SIMULATED_PAYMENTS ? (await import('./simulation.ts')).simulation : undefined;

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);
const configuration = readConfiguration(process.env);
if ('faults' in configuration) {
  console.error(['The configuration is not valid:', ...configuration.faults].join('\n  '));
  process.exitCode = 1;
} else {
  await start(configuration);
}

async function start(configuration: ServerConfiguration): Promise<void> {
  // A reader of the log that ends does not end the shop.
  process.stdout.on('error', () => undefined);
  try {
    for (const [name, folder] of [
      ['storefront', STOREFRONT],
      ['admin', ADMIN],
    ] as const) {
      if (!existsSync(folder)) throw new Error(`The ${name} is not built. Run npm run build.`);
    }
    const { openPageRenderer } = await import('../shop/documents/openPageRenderer.ts');
    const renderer = await openPageRenderer(STOREFRONT, configuration.siteUrl);
    const server = await startServer(configuration, { storefront: STOREFRONT, admin: ADMIN, renderer, simulation });
    const delay = configuration.drainSeconds * MS_PER_SECOND + CLOSE_WITHIN_MS;
    closeWithGrace({ delay }, async ({ err }) => {
      if (err !== undefined) console.error(err);
      await server.close().finally(flushStandardOutput);
    });
    const further = configuration.payments && simulation?.greeting;
    console.log(greeting(server.address, configuration, further));
  } catch (error) {
    console.error(`The shop could not start: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
