import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findShop } from './findShop.ts';
import { ShopClient } from './ShopClient.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'find-shop-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('The shop of a command', () => {
  const remote = { SHOP_URL: 'https://shop.example/admin', SHOP_KEY: 'crk_remote' };

  it('is that of the data folder', async () => {
    writeFileSync(join(dataDir, 'command-address'), 'http://127.0.0.1:3000');
    writeFileSync(join(dataDir, 'command-key'), 'crk_secret\n');
    expect(await findShop({ DATA_DIR: dataDir })).toEqual({ url: 'http://127.0.0.1:3000', key: 'crk_secret' });
  });

  it('is on another machine with SHOP_URL and SHOP_KEY', async () => {
    expect(await findShop({ ...remote, DATA_DIR: dataDir })).toEqual({
      url: 'https://shop.example',
      key: 'crk_remote',
    });
  });

  it.each([
    [{ SHOP_KEY: undefined }, 'SHOP_URL is set without SHOP_KEY, an API key of the shop'],
    [{ SHOP_URL: undefined }, 'SHOP_KEY is set without SHOP_URL, such as https://shop.example'],
    [{ SHOP_URL: 'shop.example' }, 'SHOP_URL is shop.example, which is no address such as https://shop.example'],
  ])('is not told with %j', async (change, text) => {
    await expect(findShop({ ...remote, ...change })).rejects.toThrow(text);
  });
});

describe('A call of the shop', () => {
  const refusedWith = async (status: number, body: string) => {
    const shop = new ShopClient({ url: 'http://shop.invalid', key: 'k' }, async () => new Response(body, { status }));
    return shop.open('GET /staff').catch((error: Error) => error.message);
  };

  it('tells why it is refused', async () => {
    expect(await refusedWith(422, '{"errors":["One","Two"]}')).toBe('One. Two');
    expect(await refusedWith(502, '<html>')).toBe('The shop answered with status 502');
    expect(await refusedWith(401, '{"errors":["Please sign in."]}')).toBe(
      'The shop at http://shop.invalid does not know the key. Start the shop again, or set SHOP_KEY to an API key of an owner',
    );
  });
});
