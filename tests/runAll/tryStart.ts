/** Starts the shop as `npm start` does, asks it for a page, for the products and for the admin, and ends it. Fails when Node prints a warning meanwhile. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'creator-row-start-'));
const { PATH } = process.env;
const env = { PATH, PORT: '0', DATA_DIR: folder };
const shop = spawn(process.execPath, ['src/server/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
const ended = once(shop, 'close');
let output = '';
const opened = new Promise<string>((resolve) => {
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      output += text;
      const [, address] = /is open at (http:\S+)\s/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
  }
});

try {
  const address = await Promise.race([opened, ended.then(() => assert.fail('The shop ended before it was open'))]);
  const { products } = await (await fetch(`${address}/api/products`)).json();
  const [{ id, name }] = products;
  const page = await fetch(`${address}/product-details/${id}`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), new RegExp(`<h1[^>]*>${name}`));
  const admin = await fetch(`${address}/admin`);
  assert.match(await admin.text(), /<title>Admin/);
  shop.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  assert.doesNotMatch(output, /Warning/);
} finally {
  shop.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true });
}
