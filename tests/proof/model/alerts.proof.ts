import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../postgres/privatePostgres.ts';
import { proofCount } from '../support/proofCount.ts';
import { toldReturns } from './checks/checkAlerts.ts';
import { anyAlertCommands } from './commands/commands.ts';
import { alertFaults } from './faults/alertFaults.ts';
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

describe.each(databases)('Who waits for a sold-out product on %s', (_name, open, isThere) => {
  let opened: Promise<ModelDatabase> | undefined;
  afterAll(async () => (await opened)?.close());

  it.skipIf(!isThere)(
    'gets one mail when it is back, and nobody else does, whoever buys, cancels and whichever process ends',
    async () => {
      opened = open();
      const database = await opened;
      let told = 0;
      await fc.assert(
        fc.asyncProperty(anyAlertCommands, async (commands) => {
          const { violations, shop } = await runModel(database, commands);
          told += await toldReturns(shop);
          expect(violations).toEqual([]);
        }),
        {
          numRuns: RUNS,
          ...(PROOF_SEED !== undefined && { seed: Number(PROOF_SEED) }),
          ...(PROOF_PATH !== undefined && { path: PROOF_PATH }),
        },
      );
      // Guards against runs in which nothing comes back.
      expect(told).toBeGreaterThan(RUNS / 8);
    },
    3_600_000,
  );
});

expectFound(alertFaults, anyAlertCommands);
