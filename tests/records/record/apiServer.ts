import closeWithGrace from 'close-with-grace';
import { readConfiguration } from '../../../src/server/configuration.ts';
import { startServer } from '../../../src/server/startServer.ts';

/** How long open requests may take after SIGTERM, in ms. */
const CLOSE_WITHIN_MS = 20_000;

/** The server without pages, as the proofs start that of an edition. */
const configuration = readConfiguration(process.env);
if ('faults' in configuration) throw new Error(configuration.faults.join('\n'));
const server = await startServer(configuration);
closeWithGrace({ delay: CLOSE_WITHIN_MS }, () => server.close());
console.log(`Creator Row is open at ${server.address}`);
