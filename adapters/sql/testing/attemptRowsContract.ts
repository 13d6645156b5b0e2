import { beforeEach, describe, expect, it } from 'vitest';
import { SqlAttempts } from '../accounts/SqlAttempts.ts';
import type { Database } from '../connection/Database.ts';
import { clearDatabase } from './clearDatabase.ts';

const at = (minute: number) => `2026-03-01T09:${minute}:00+00:00`;

/** What the table of attempts has. `opened` returns a migrated database. */
export function describeAttemptRows(name: string, opened: () => Database): void {
  describe(`The attempts in ${name}`, () => {
    beforeEach(() => clearDatabase(opened()));

    const rows = () => opened().query<{ readonly key: string }>('select key from login_attempts');

    it('name no address and no e-mail', async () => {
      await new SqlAttempts(opened()).count('10.0.0.1 asha@example.com', at(30), at(31));
      expect(await rows()).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
    });

    it('are deleted after their end, 100 for each first attempt, the earliest first', async () => {
      const attempts = new SqlAttempts(opened());
      await opened().runScript(`insert into login_attempts (key, attempts, ends_at)
        select number, 1, timestamptz '${at(30)}' - number * interval '1 s' from generate_series(1, 150) as number`);
      await attempts.count('a', at(30), at(31));
      expect(await rows()).toHaveLength(51);
      expect(await rows()).toContainEqual({ key: '50' });
      await attempts.count('a', at(30), at(31));
      expect(await rows()).toHaveLength(51);
      await attempts.count('b', at(30), at(31));
      expect(await rows()).toHaveLength(2);
    });
  });
}
