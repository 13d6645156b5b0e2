import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The folder of the imported pictures in the data folder, and the path under which the server serves it. */
export const IMPORTED_PICTURES = { folder: 'pictures', path: '/pictures/imported/' };

/**
 * Copies a picture into the data folder, named by the hash of its content: the same picture is there once, and a changed one has
 * another path. Resolves with its path in the shop.
 */
export async function copyPicture(file: string, dataDir: string): Promise<string> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const name = `${hash}${extname(file).toLowerCase()}`;
  const folder = join(dataDir, IMPORTED_PICTURES.folder);
  await mkdir(folder, { recursive: true });
  // A copy that is interrupted must not leave a part under the name.
  const part = join(folder, `.${randomUUID()}`);
  await writeFile(part, content);
  await rename(part, join(folder, name));
  return `${IMPORTED_PICTURES.path}${name}`;
}
