/**
 * `npm start`: compiles what has changed since the last build, then runs the shop, with simulated payments unless the environment
 * has a key of the payment provider. In production, build once and run `node dist-server/main.js`.
 */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['core', 'adapters', 'src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
const STAMP = 'dist-server/.sources';

const stamp = sourcesStamp();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
  console.log('Building the shop …');
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  for (const mode of ['admin', 'server', 'simulated']) await build({ logLevel: 'warn', mode });
  writeFileSync(STAMP, stamp);
}
process.env.LOG_LEVEL ??= 'warn';
if (process.env.RAZORPAY_KEY_ID === undefined) process.env.PAYMENTS ??= 'simulated';
await import(process.env.PAYMENTS === undefined ? '../../dist-server/main.js' : '../../dist-simulated/main.js');

/** Returns a hash of the paths, sizes and times of all files that the build reads. */
function sourcesStamp() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const files = lstatSync(source).isDirectory() ? readdirSync(source, { recursive: true }).toSorted() : [''];
    for (const file of files) {
      const status = lstatSync(join(source, file));
      if (status.isFile()) hash.update(`${source}/${file} ${status.size} ${status.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
