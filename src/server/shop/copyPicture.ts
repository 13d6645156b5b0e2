import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';

/** The path under which the server serves the imported pictures. */
const PATH = '/pictures/imported/';

/** Returns the absolute path of the folder of imported pictures, which it creates. */
export function picturesFolder(dataDir: string): string {
  const folder = resolve(dataDir, 'pictures');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Copies a picture into the data folder, named by the hash of its content: the same picture is there once, and a changed one has
 * another path. Resolves with its path in the shop.
 */
export async function copyPicture(file: string, dataDir: string): Promise<string> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const name = `${hash}${extname(file).toLowerCase()}`;
  const folder = picturesFolder(dataDir);
  // A copy that is interrupted must not leave a part under the name.
  const part = join(folder, `.${randomUUID()}`);
  await writeFile(part, content);
  await rename(part, join(folder, name));
  return `${PATH}${name}`;
}
