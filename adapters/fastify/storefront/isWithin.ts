import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Whether a path below a folder is that of a file in it, also when links are followed. */
export function isWithin(folder: string, path: string): boolean {
  try {
    return realpathSync(join(folder, path)).startsWith(`${realpathSync(folder)}${sep}`);
  } catch {
    return false;
  }
}
