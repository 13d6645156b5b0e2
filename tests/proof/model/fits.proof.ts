import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../postgres/privatePostgres.ts';
import { proofCount } from '../support/proofCount.ts';
import { countVotes } from './checks/checkFits.ts';
import { anyFitCommands } from './commands/commands.ts';
import { expectFound } from './faults/expectFound.ts';
import { fitFaults } from './faults/fitFaults.ts';
import { type ModelDatabase, pgliteModelDatabase, postgresModelDatabase } from './ModelDatabase.ts';
import { runModel } from './runModel.ts';

const { PROOF_SEED, PROOF_PATH } = process.env;
/** Half of the runs are on each database. */
const RUNS = proofCount('PROOF_RUNS', 24) / 2;

const databases: readonly [name: string, open: () => Promise<ModelDatabase>, isThere: boolean][] = [
  ['PGlite', pgliteModelDatabase, true],
  ['PostgreSQL', postgresModelDatabase, hasPostgres],
];

describe.each(databases)('Votes on how pieces fit on %s', (_name, open, isThere) => {
  let opened: Promise<ModelDatabase> | undefined;
  afterAll(async () => (await opened)?.close());

  it.skipIf(!isThere)(
    'are one for each delivered line, add up to what shoppers read, and are asked for once, a week after the delivery',
    async () => {
      opened = open();
      const database = await opened;
      let votes = 0;
      await fc.assert(
        fc.asyncProperty(anyFitCommands, async (commands) => {
          const { violations, shop } = await runModel(database, commands);
          votes += await countVotes(shop);
          expect(violations).toEqual([]);
        }),
        {
          numRuns: RUNS,
          ...(PROOF_SEED !== undefined && { seed: Number(PROOF_SEED) }),
          ...(PROOF_PATH !== undefined && { path: PROOF_PATH }),
        },
      );
      // Guards against runs in which nobody votes.
      expect(votes).toBeGreaterThan(RUNS / 8);
    },
    3_600_000,
  );
});

expectFound(fitFaults, anyFitCommands);
