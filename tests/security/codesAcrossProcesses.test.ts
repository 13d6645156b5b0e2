import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { clearDatabase } from '../../adapters/sql/testing/clearDatabase.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import { hasPostgres, newDatabase } from '../postgres/privatePostgres.ts';

const { password } = StaffFixture;
const command = { kind: 'command', id: 'command', name: 'command line' } as const;
const email = 'ravi@shop.example';

/** `open` resolves with one connection for each of two processes. */
function describeCodes(open: () => Promise<readonly [Database, Database]>): void {
  let databases: readonly [Database, Database];
  beforeAll(async () => {
    databases = await open();
    await migrate(databases[0]);
  });
  afterAll(async () => void (await Promise.all([...new Set(databases)].map((database) => database.close()))));

  it('counts once, whichever processes are given it at once', async () => {
    await clearDatabase(databases[0]);
    const outside = new MemoryBackEndPorts();
    const [one, other] = databases.map((database) => makeBackEnd({ ...outside, ...sqlStores(database) }).admin);
    if (one === undefined || other === undefined) throw new Error('There are not two processes');
    const invited = await one.inviteStaff(command, { email, name: 'Ravi', role: 'owner' });
    if (typeof invited === 'string' || 'invalid' in invited) throw new Error('Nobody is invited');
    await one.acceptInvitation({ token: invited.token, password });
    const ravi = { kind: 'staff', id: invited.member.id, name: 'Ravi' } as const;
    const codeNow = () => outside.codes.codeAt(outside.clock.now());
    const turnedOn = await one.account.turnOnCodes(ravi, {
      secret: outside.codes.newSecret(),
      code: codeNow(),
      password,
    });
    const { recoveryCodes = [] } = turnedOn as { readonly recoveryCodes?: readonly string[] };
    for (const codeOf of [codeNow, () => recoveryCodes[0]]) {
      // The wrong attempts of the hour before are forgotten.
      outside.clock.advance(60 * 60_000);
      const code = codeOf();
      const attempts = [one, other, one, other].map((admin) => admin.signIn({ email, password, code }));
      const outcomes = await Promise.all(attempts);
      expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'code-needed')).toHaveLength(3);
    }
  });
}

describe('A one-time code on PGlite', () => {
  describeCodes(async () => {
    const database = await memoryDatabase();
    return [database, database];
  });
});

describe.skipIf(!hasPostgres)('A one-time code on PostgreSQL', () => {
  describeCodes(async () => {
    const url = await newDatabase();
    return [new PgDatabase(url), new PgDatabase(url)];
  });
});
