import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { aShopper } from '../../../core/backend/testing/samples.ts';
import type { Database } from '../connection/Database.ts';
import { sqlStores } from '../sqlStores.ts';
import { clearDatabase } from './clearDatabase.ts';

/** What the table of the links' tokens has. `opened` returns a migrated database. */
export function describeAccountTokenRows(name: string, opened: () => Database): void {
  it(`The tokens of links in ${name} are SHA-256 hashes`, async () => {
    await clearDatabase(opened());
    const { shoppers, accountTokens } = sqlStores(opened());
    await shoppers.add(aShopper());
    const expiresAt = '2026-03-01T09:30:00+00:00';
    await accountTokens.put({ token: 'secret', shopperId: 'asha', purpose: 'reset-password', expiresAt });
    const hash = createHash('sha256').update('secret').digest('base64url');
    expect(await opened().query('select * from account_tokens')).toEqual([
      { hash, user_id: 'asha', purpose: 'reset-password', expires_at: expiresAt },
    ]);
  });
}
