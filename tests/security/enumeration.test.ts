import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { RandomIds } from '../../adapters/ids/RandomIds.ts';
import { asha, ashasServer } from '../fastify/testServer.ts';

const MEASURE = fileURLToPath(new URL('measureLogins.ts', import.meta.url));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('Who is registered', () => {
  // The specification fixes the texts of these answers. This test pins that they are all that differs.
  it('is told by the answers to logins and signups, as specified, and by nothing else in them', async () => {
    const { call } = await ashasServer();
    const wrong = { ...asha, password: 'wrong password' };
    const known = await call('POST', '/auth/login', wrong);
    const unknown = await call('POST', '/auth/login', { ...wrong, email: 'nobody@example.com' });
    expect([known.status, unknown.status]).toEqual([401, 404]);
    expect([known.body, unknown.body]).toEqual([
      { errors: ['The credentials you entered are invalid. Unauthorized access error.'] },
      { errors: ['The email you entered is not Registered. Not Found error'] },
    ]);
    expect(await call('POST', '/auth/signup', wrong)).toMatchObject({ status: 422 });
    const names = ({ headers }: typeof known) => [...headers.keys()].toSorted();
    expect(names(known)).toEqual(names(unknown));
  });

  it('is not told by the time that a login takes', { timeout: 60_000 }, async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', MEASURE]);
    const { hash, known, unknown } = JSON.parse(stdout);
    expect(known / hash).toBeGreaterThan(0.7);
    expect(unknown / known).toBeGreaterThan(0.7);
    expect(unknown / known).toBeLessThan(1.4);
  });
});

it('The ids of shoppers, addresses and checkouts cannot be guessed', () => {
  const ids = Array.from({ length: 100 }, () => new RandomIds().generate());
  expect(ids.every((id) => UUID.test(id))).toBe(true);
  // 122 random bits: two neighbours have few hexadecimal digits in common.
  const common = ids.map(
    (id, index) => [...id].filter((digit, place) => digit === (ids[index - 1] ?? '')[place]).length,
  );
  expect(Math.max(...common)).toBeLessThan(20);
});
