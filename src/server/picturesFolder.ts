import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Returns the absolute path of the folder of imported pictures, which it creates. */
export function picturesFolder(dataDir: string): string {
  const folder = resolve(join(dataDir, 'pictures'));
  mkdirSync(folder, { recursive: true });
  return folder;
}
