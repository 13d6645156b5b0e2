import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { clearDatabase } from '../../adapters/sql/testing/clearDatabase.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { asha, type Call, testServer } from '../fastify/testServer.ts';
import { hasPostgres, newDatabase } from '../postgres/privatePostgres.ts';

const credentials = { email: asha.email, password: 'wrong password' };
const tooMany = { errors: ['Too many attempts. Please try again in 60 seconds.'] };

/** `open` resolves with one connection for each of two servers. */
function describeAttempts(open: () => Promise<readonly [Database, Database]>): void {
  let databases: readonly [Database, Database];
  beforeAll(async () => {
    databases = await open();
    await migrate(databases[0]);
  });
  afterAll(async () => void (await Promise.all([...new Set(databases)].map((database) => database.close()))));

  async function twoServers() {
    await clearDatabase(databases[0]);
    const [one, other] = databases.map((database) => testServer({}, sqlStores(database)));
    if (one === undefined || other === undefined) throw new Error('There are not two servers');
    return [one, other] as const;
  }

  it('refuse the sixth attempt of a minute, whichever of them it reaches', async () => {
    const [one, other] = await twoServers();
    const calls: readonly Call[] = [one.call, other.call, one.call, other.call, one.call];
    for (const call of calls) expect(await call('POST', '/auth/login', credentials)).toMatchObject({ status: 404 });
    for (const [path, { call }] of [['/auth/login', other] as const, ['/auth/signup', one] as const]) {
      const { status, body, headers } = await call('POST', path, { ...asha, ...credentials });
      expect([path, status, body, headers.get('retry-after')]).toEqual([path, 429, tooMany, '60']);
    }
    for (const { ports } of [one, other]) ports.clock.advance(60_000);
    expect(await other.call('POST', '/auth/login', credentials)).toMatchObject({ status: 404 });
  });

  it('refuse an address that has failed 100 times in ten minutes with many e-mails, whichever of them it reaches', async () => {
    const servers = await twoServers();
    const [one, other] = servers;
    await one.call('POST', '/auth/signup', asha);
    const failures = Array.from({ length: 110 }, (_failure, index) => {
      const { call } = index % 2 === 0 ? one : other;
      return call('POST', '/auth/login', { ...credentials, email: `shopper${index}@example.com` });
    });
    const statuses = (await Promise.all(failures)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(100).fill(404), ...Array(10).fill(429)]);
    const { status, headers, body } = await other.call('POST', '/auth/login', asha);
    expect([status, headers.get('retry-after'), body]).toEqual([
      429,
      '600',
      { errors: ['Too many attempts. Please try again in 600 seconds.'] },
    ]);
    for (const { ports } of servers) ports.clock.advance(600_000);
    expect(await other.call('POST', '/auth/login', asha)).toMatchObject({ status: 200 });
  });

  it('let 75 shoppers of one address in who sign up and then log in twice', async () => {
    const [one] = await twoServers();
    for (let index = 0; index < 75; index += 1) {
      const shopper = { ...asha, email: `shopper${index}@example.com` };
      expect(await one.call('POST', '/auth/signup', shopper)).toMatchObject({ status: 201 });
      expect(await one.call('POST', '/auth/login', shopper)).toMatchObject({ status: 200 });
      expect(await one.call('POST', '/auth/login', shopper)).toMatchObject({ status: 200 });
    }
  });

  it('refuse the 101st signup of one address in an hour, whether the others succeed or not', async () => {
    const servers = await twoServers();
    const [one, other] = servers;
    const signUp = (index: number) => {
      const { call } = index % 2 === 0 ? one : other;
      const password = index % 2 === 0 ? asha.password : 'short';
      return call('POST', '/auth/signup', { ...asha, password, email: `shopper${index}@example.com` });
    };
    const attempts = await Promise.all(Array.from({ length: 110 }, (_attempt, index) => signUp(index)));
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(10);
    const { status, headers, body } = await signUp(110);
    expect([status, headers.get('retry-after'), body]).toEqual([
      429,
      '3600',
      { errors: ['Too many attempts. Please try again in 3600 seconds.'] },
    ]);
    const shopper = { email: 'shopper0@example.com', password: asha.password };
    expect(await other.call('POST', '/auth/login', shopper)).toMatchObject({ status: 200 });
    for (const { ports } of servers) ports.clock.advance(3_600_000);
    expect(await signUp(110)).toMatchObject({ status: 201 });
  });

  it('let 5 of 20 attempts through that reach them at once', async () => {
    const servers = await twoServers();
    const answers = Array.from({ length: 10 }, () =>
      servers.map(({ call }) => call('POST', '/auth/login', credentials)),
    );
    const statuses = (await Promise.all(answers.flat())).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(5).fill(404), ...Array(15).fill(429)]);
  });
}

it('The addresses of one IPv6 network share their attempts', async () => {
  const { app } = testServer({ attemptsPerMinute: 1 });
  const statusFrom = async (remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: '/api/auth/login', payload: credentials, remoteAddress })).statusCode;
  expect(await statusFrom('2001:db8:1:2::1')).toBe(404);
  expect(await statusFrom('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1')).toBe(404);
});

describe('Two servers on one PGlite', () => {
  describeAttempts(async () => {
    const database = await memoryDatabase();
    return [database, database];
  });
});

describe.skipIf(!hasPostgres)('Two servers on one PostgreSQL', () => {
  describeAttempts(async () => {
    const url = await newDatabase();
    return [new PgDatabase(url), new PgDatabase(url)];
  });
});
