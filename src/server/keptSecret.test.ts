import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSecret } from './keptSecret.ts';

/** 32 bytes. */
const KEPT = 'a secret that was kept before, 1';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('Nothing but the secret stays in the folder', () => {
  for (const _time of [1, 2]) keptSecret(folder, 'token-secret');
  expect(readdirSync(folder)).toEqual(['token-secret']);
});

it('A secret is generated once, with at least 32 bytes, and only its owner may read it', () => {
  const inside = join(folder, 'data');
  const secret = keptSecret(inside, 'token-secret');
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(keptSecret(inside, 'token-secret')).toBe(secret);
  expect(keptSecret(inside, 'another')).not.toBe(secret);
  expect(statSync(join(inside, 'token-secret')).mode & 0o777).toBe(0o600);
});

it('A secret that others may read is closed to them', () => {
  const file = join(folder, 'token-secret');
  writeFileSync(file, KEPT);
  chmodSync(file, 0o644);
  expect(keptSecret(folder, 'token-secret')).toBe(KEPT);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it.each(['', KEPT.slice(1)])('The secret %j is too short, which a text tells with what to do', (secret) => {
  writeFileSync(join(folder, 'token-secret'), `${secret}\n`);
  expect(() => keptSecret(folder, 'token-secret')).toThrow('Delete it');
});
