/** `npm run dev:server`: the storefront and the admin from Vite's development servers, in front of the real back-end. */
import { createServer } from 'vite';

/** The paths that the back-end answers. */
const BACK_END = ['/api', '/stand-in', '/razorpay-stand-in', '/pictures/imported', '/pictures/uploaded'];

/** Where the admin's development server begins to look for a free port. The storefront's has its pages at `/admin`. */
const ADMIN_PORT = 5273;

process.env.LOG_LEVEL ??= 'warn';
process.env.PORT ??= '3000';
if (process.env.RAZORPAY_KEY_ID === undefined) process.env.PAYMENTS ??= 'simulated';
const target = `http://127.0.0.1:${process.env.PORT}`;
const proxy = Object.fromEntries(BACK_END.map((path) => [path, target]));
const adminVite = await createServer({ mode: 'admin', server: { port: ADMIN_PORT } });
await adminVite.listen();
proxy['/admin'] = {
  ...{ target: adminVite.resolvedUrls?.local[0]?.replace(/\/admin\/$/, ''), ws: true },
  rewrite: (path) => path.replace(/^\/admin(?=\?|$)/, '/admin/'),
};
const vite = await createServer({ mode: 'production', server: { proxy } });
const { readConfiguration } = await vite.ssrLoadModule('/src/server/configuration.ts');
const { startServer } = await vite.ssrLoadModule('/src/server/startServer.ts');
const { simulation } = await vite.ssrLoadModule('/src/server/simulation.ts');

const configuration = readConfiguration(process.env);
if ('faults' in configuration) throw new Error(configuration.faults.join('\n'));
const server = await startServer(configuration, { simulation });
await vite.listen();
vite.printUrls();
console.log(`The admin is at ${vite.resolvedUrls?.local[0]}admin`);
console.log(`The back-end is at ${server.address}`);
if (configuration.payments) console.log(simulation.greeting.join('\n'));
