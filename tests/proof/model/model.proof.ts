import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../postgres/privatePostgres.ts';
import { proofCount } from '../support/proofCount.ts';
import { anyCommands } from './commands/commands.ts';
import { type ModelDatabase, pgliteModelDatabase, postgresModelDatabase } from './ModelDatabase.ts';
import { runModel } from './runModel.ts';

const { PROOF_SEED, PROOF_PATH } = process.env;
/** Half of the runs are on each database. */
const RUNS = proofCount('PROOF_RUNS', 40) / 2;

const databases: readonly [name: string, open: () => Promise<ModelDatabase>, isThere: boolean][] = [
  ['PGlite', pgliteModelDatabase, true],
  ['PostgreSQL', postgresModelDatabase, hasPostgres],
];

describe.each(databases)('The shop on %s keeps its promises', (_name, open, isThere) => {
  let opened: Promise<ModelDatabase> | undefined;
  afterAll(async () => (await opened)?.close());

  it.skipIf(!isThere)(
    'whatever shoppers, tabs, devices, processes, the provider and the network do',
    async () => {
      opened = open();
      const database = await opened;
      let orders = 0;
      await fc.assert(
        fc.asyncProperty(anyCommands, async (commands) => {
          const { history, violations } = await runModel(database, commands);
          orders += history.orders.length;
          expect(violations).toEqual([]);
        }),
        {
          numRuns: RUNS,
          ...(PROOF_SEED !== undefined && { seed: Number(PROOF_SEED) }),
          ...(PROOF_PATH !== undefined && { path: PROOF_PATH }),
        },
      );
      // Guards against runs in which nothing is ordered.
      expect(orders).toBeGreaterThan(RUNS / 2);
    },
    3_600_000,
  );
});
