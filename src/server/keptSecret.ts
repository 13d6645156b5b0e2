import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 48;
const OWNER_ONLY = 0o600;

/**
 * Returns the secret that is kept in a file of this name in the folder. Generates it when there is none. Only the file's owner may
 * read it. Throws when the file is empty or cannot be written.
 */
export function keptSecret(folder: string, name: string): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: OWNER_ONLY, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    chmodSync(file, OWNER_ONLY);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '')
    throw new Error(`${file} is empty. Delete it: the next start writes a new one, and everybody logs in again.`);
  return secret;
}
