import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { COMMAND_FILES } from '../server/setup/commandFiles.ts';
import type { ShopAccess } from './ShopClient.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Finds the shop: `SHOP_URL` and `SHOP_KEY` or, without them, what the server has written into the data folder when it started. Rejects
 * with a text for the shopkeeper.
 */
export async function findShop({ SHOP_URL, SHOP_KEY, DATA_DIR = 'data' }: Variables): Promise<ShopAccess> {
  if (SHOP_URL !== undefined && SHOP_KEY !== undefined) return { url: originOf(SHOP_URL), key: SHOP_KEY };
  if (SHOP_URL !== undefined) throw new Error('SHOP_URL is set without SHOP_KEY, an API key of the shop');
  if (SHOP_KEY !== undefined) throw new Error('SHOP_KEY is set without SHOP_URL, such as https://shop.example');
  const folder = resolve(DATA_DIR);
  const read = async (name: string) => (await readFile(resolve(folder, name), 'utf8')).trim();
  try {
    return { url: await read(COMMAND_FILES.address), key: await read(COMMAND_FILES.key) };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const advice = 'Start it with npm start, or node dist-server/main.js, or name its DATA_DIR';
    throw new Error(`No shop has run with the data folder ${folder}. ${advice}`, { cause: error });
  }
}

function originOf(url: string): string {
  if (!URL.canParse(url)) throw new Error(`SHOP_URL is ${url}, which is no address such as https://shop.example`);
  return new URL(url).origin;
}
