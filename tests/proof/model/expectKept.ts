import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../postgres/privatePostgres.ts';
import { proofCount } from '../support/proofCount.ts';
import type { anyCommands } from './commands/commands.ts';
import { type ModelDatabase, pgliteModelDatabase, postgresModelDatabase } from './ModelDatabase.ts';
import { type Outcome, runModel } from './runModel.ts';

const { PROOF_SEED, PROOF_PATH } = process.env;
/** Chance may leave out of some histories what they are about; of so many times as many it does not. */
const MOST_ROUNDS = PROOF_SEED === undefined ? 5 : 1;

const databases: readonly [name: string, open: () => Promise<ModelDatabase>, isThere: boolean][] = [
  ['PGlite', pgliteModelDatabase, true],
  ['PostgreSQL', postgresModelDatabase, hasPostgres],
];

type KeptPromise = {
  /** Whom or what the promise is about, and the promise. */
  readonly subject: string;
  readonly promise: string;
  readonly anyHistory: typeof anyCommands;
  /** How many histories there are by default. Half of them are on each database. */
  readonly histories?: number;
  /** Counts in a history what the promise is about. */
  readonly count: (outcome: Outcome) => number | Promise<number>;
  /** How much of it there is at least, for each history: guards against histories in which nothing of it happens. More are drawn until there is. */
  readonly least: number;
};

/** Declares a test for each database: that no random history breaks the promise. */
export function expectKept({ subject, promise, anyHistory, histories = 12, count, least }: KeptPromise): void {
  const numRuns = proofCount('PROOF_RUNS', histories) / 2;
  describe.each(databases)(`${subject} on %s`, (_name, open, isThere) => {
    let opened: Promise<ModelDatabase> | undefined;
    afterAll(async () => (await opened)?.close());

    it.skipIf(!isThere)(
      promise,
      async () => {
        opened = open();
        const database = await opened;
        let counted = 0;
        for (let round = 0; round < MOST_ROUNDS && counted <= numRuns * least; round += 1) {
          await fc.assert(
            fc.asyncProperty(anyHistory, async (commands) => {
              const outcome = await runModel(database, commands);
              counted += await count(outcome);
              expect(outcome.violations).toEqual([]);
            }),
            {
              numRuns,
              // To look for a shorter history takes long: only where one is replayed.
              endOnFailure: PROOF_PATH === undefined,
              ...(PROOF_SEED !== undefined && { seed: Number(PROOF_SEED) }),
              ...(PROOF_PATH !== undefined && { path: PROOF_PATH }),
            },
          );
        }
        expect(counted).toBeGreaterThan(numRuns * least);
      },
      3_600_000,
    );
  });
}
