import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../postgres/privatePostgres.ts';
import { proofCount } from '../support/proofCount.ts';
import { knowledgeOf } from './commands/accountCommands.ts';
import { anyStaffCommands } from './commands/commands.ts';
import { accountFaults } from './faults/accountFaults.ts';
import { expectFound } from './faults/expectFound.ts';
import { type ModelDatabase, pgliteModelDatabase, postgresModelDatabase } from './ModelDatabase.ts';
import { runModel } from './runModel.ts';

const { PROOF_SEED, PROOF_PATH } = process.env;
/** Half of the runs are on each database. */
const RUNS = proofCount('PROOF_RUNS', 24) / 2;

const databases: readonly [name: string, open: () => Promise<ModelDatabase>, isThere: boolean][] = [
  ['PGlite', pgliteModelDatabase, true],
  ['PostgreSQL', postgresModelDatabase, hasPostgres],
];

describe.each(databases)('The accounts of the staff on %s', (_name, open, isThere) => {
  let opened: Promise<ModelDatabase> | undefined;
  afterAll(async () => (await opened)?.close());

  it.skipIf(!isThere)(
    'have each change in the log once, whatever people do and whichever process ends',
    async () => {
      opened = open();
      const database = await opened;
      let sessions = 0;
      await fc.assert(
        fc.asyncProperty(anyStaffCommands, async (commands) => {
          const { violations, shop } = await runModel(database, commands);
          sessions += knowledgeOf(shop).sessions.length;
          expect(violations).toEqual([]);
        }),
        {
          numRuns: RUNS,
          ...(PROOF_SEED !== undefined && { seed: Number(PROOF_SEED) }),
          ...(PROOF_PATH !== undefined && { path: PROOF_PATH }),
        },
      );
      // Guards against runs in which nobody signs in.
      expect(sessions).toBeGreaterThan(RUNS);
    },
    3_600_000,
  );
});

expectFound(accountFaults, anyStaffCommands);
