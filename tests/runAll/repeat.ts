/** Runs the quick stages in random orders: `npm run test:repeat -- 20`, or `-- 1 SEED` to repeat the order of a seed. */
import { randomInt } from 'node:crypto';
import { repeatedStages } from './repeatedStages.ts';
import { runAndReport } from './runAndReport.ts';

const [times = '20', firstSeed] = process.argv.slice(2);
const seeds = Array.from({ length: Number(times) }, (_, round) =>
  firstSeed === undefined ? randomInt(1_000_000) : Number(firstSeed) + round,
);
await runAndReport(repeatedStages(seeds));
