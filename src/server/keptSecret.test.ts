import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSecret } from './keptSecret.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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
  writeFileSync(file, 'kept before');
  chmodSync(file, 0o644);
  expect(keptSecret(folder, 'token-secret')).toBe('kept before');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('An empty secret is refused with a text that says what to do', () => {
  writeFileSync(join(folder, 'token-secret'), '');
  expect(() => keptSecret(folder, 'token-secret')).toThrow('Delete it');
});
