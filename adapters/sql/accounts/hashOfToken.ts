import { createHash } from 'node:crypto';

/** Returns what is stored of a token: its SHA-256 hash. A token is long and random, so that no slow hash is needed. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
