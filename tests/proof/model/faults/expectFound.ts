import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyCommands } from '../commands/commands.ts';
import { type ModelDatabase, pgliteModelDatabase } from '../ModelDatabase.ts';
import { runModel } from '../runModel.ts';
import type { PlantedFault } from '../ShopUnderTest.ts';

/** In how many runs a planted fault has to be found. */
const RUNS = 60;
const SEED = 20_261_121;

/** Declares a test for each of these faults: that the model finds it in one of the histories. */
export function expectFound(faults: Readonly<Record<string, PlantedFault>>, anyHistory = anyCommands): void {
  let database: ModelDatabase;
  beforeAll(async () => {
    database = await pgliteModelDatabase();
  });
  afterAll(() => database.close());

  it.each(Object.entries(faults))(
    'The model finds that %s',
    async (_name, fault) => {
      const { script, firstHistory = 0 } = fault;
      const faulty = script === undefined ? database : await pgliteModelDatabase();
      if (script !== undefined) await faulty.inspect.runScript(script);
      let found: readonly string[] = [];
      const histories = fc.sample(anyHistory, { numRuns: firstHistory + RUNS, seed: SEED }).slice(firstHistory);
      for (const commands of histories) {
        found = (await runModel(faulty, commands, fault)).violations;
        if (found.length > 0) break;
      }
      if (faulty !== database) await faulty.close();
      expect(found).not.toEqual([]);
    },
    600_000,
  );
}
