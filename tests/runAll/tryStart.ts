/**
 * Starts the shop as `npm start` does, asks it for a page, for the products and for the admin, uploads a picture, and ends it. Fails when Node
 * prints a warning meanwhile.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureForm } from '../../adapters/http/admin/pictureForm.ts';
import { ownerSeed } from '../../adapters/seeds/owner.ts';

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
  await uploadPicture(address);
  shop.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  assert.doesNotMatch(output, /Warning/);
} finally {
  shop.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true });
}

/** Uploads a picture of a new product as the sample owner, and asks for the files that sharp has cut. */
async function uploadPicture(address: string): Promise<void> {
  const { email, password } = ownerSeed;
  const call = async (path: string, body: object | FormData, cookie = '') => {
    const headers = {
      origin: address,
      cookie,
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    };
    const sent = body instanceof FormData ? body : JSON.stringify(body);
    const response = await fetch(`${address}/api/admin${path}`, { method: 'POST', headers, body: sent });
    assert.equal(response.status, 201, `${path}: ${response.status}`);
    return response;
  };
  const session = await call('/session', { email, password });
  const [cookie = ''] = (session.headers.get('set-cookie') ?? '').split(';');
  const { style } = await (await call('/styles', { title: 'Raincoat', creator: '@zoya.aftersix' }, cookie)).json();
  const blank = { width: 400, height: 500, channels: 3 as const, background: '#3a6b88' };
  const photograph = await sharp({ create: blank }).jpeg().toBuffer();
  const form = pictureForm(photograph, 'A blue wall');
  const { picture } = await (await call(`/styles/${style.id}/pictures`, form, cookie)).json();
  for (const ending of ['-400.avif', '-200.webp', '.jpg']) {
    const file = await fetch(`${address}/pictures/uploaded/${picture.id}${ending}`);
    assert.equal(file.status, 200, ending);
    assert.ok((await sharp(await file.arrayBuffer()).metadata()).width > 0);
  }
  console.log('A picture was uploaded and cut.');
}
