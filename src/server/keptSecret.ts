import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 48;
const LEAST_BYTES = 32;
const OWNER_ONLY = 0o600;

/**
 * Returns the secret that is kept in a file of this name in the folder. Generates it when there is none. Only the file's owner may
 * read it. Throws when the file has fewer than 32 bytes or cannot be written. A new secret begins with `prefix`.
 */
export function keptSecret(folder: string, name: string, prefix = ''): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  keepNew(file, prefix);
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) < LEAST_BYTES) {
    const advice = 'Delete it: the next start writes a new one, and everybody logs in again.';
    throw new Error(`${file} has fewer than ${LEAST_BYTES} bytes. ${advice}`);
  }
  return secret;
}

/** Writes a new secret unless there is one. The file appears with its content, for processes that start at the same time. */
function keepNew(file: string, prefix: string): void {
  const unfinished = `${file}-${randomUUID()}`;
  const secret = `${prefix}${randomBytes(BYTES).toString('base64url')}`;
  writeFileSync(unfinished, secret, { flag: 'wx', mode: OWNER_ONLY, flush: true });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    chmodSync(file, OWNER_ONLY);
  } finally {
    rmSync(unfinished);
  }
}
