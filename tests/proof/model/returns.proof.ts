import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../postgres/privatePostgres.ts';
import { proofCount } from '../support/proofCount.ts';
import { anyReturnCommands } from './commands/commands.ts';
import { expectFound } from './faults/expectFound.ts';
import { returnFaults } from './faults/returnFaults.ts';
import { type ModelDatabase, pgliteModelDatabase, postgresModelDatabase } from './ModelDatabase.ts';
import { runModel } from './runModel.ts';

const { PROOF_SEED, PROOF_PATH } = process.env;
/** Half of the runs are on each database. */
const RUNS = proofCount('PROOF_RUNS', 24) / 2;

const databases: readonly [name: string, open: () => Promise<ModelDatabase>, isThere: boolean][] = [
  ['PGlite', pgliteModelDatabase, true],
  ['PostgreSQL', postgresModelDatabase, hasPostgres],
];

describe.each(databases)('Returns on %s', (_name, open, isThere) => {
  let opened: Promise<ModelDatabase> | undefined;
  afterAll(async () => (await opened)?.close());

  it.skipIf(!isThere)(
    'sell no piece twice and give no rupee back twice, whatever shoppers, staff, processes and the network do',
    async () => {
      opened = open();
      const database = await opened;
      const counts: Record<string, number> = {};
      await fc.assert(
        fc.asyncProperty(anyReturnCommands, async (commands) => {
          const { violations } = await runModel(database, commands);
          for (const { state } of await database.inspect.query<{ state: string }>('select state from returns'))
            counts[state] = (counts[state] ?? 0) + 1;
          expect(violations).toEqual([]);
        }),
        {
          numRuns: RUNS,
          ...(PROOF_SEED !== undefined && { seed: Number(PROOF_SEED) }),
          ...(PROOF_PATH !== undefined && { path: PROOF_PATH }),
        },
      );
      console.log(`Returns in ${RUNS} histories: ${JSON.stringify(counts)}`);
      // Guards against runs in which nothing is sent back; that each step is reached, the planted faults show.
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(RUNS / 8);
    },
    3_600_000,
  );
});

expectFound(returnFaults, anyReturnCommands);
