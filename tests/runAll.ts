/**
 * Runs every check of the project, stage by stage; `slow` runs what that leaves out, `nodes` runs on each version of Node,
 * `repeat 20` runs the quick stages in random orders and `repeat 1 SEED` in that of a seed. Ends with one line that counts the
 * checks: `N passed, N failed`. The process fails unless every check passes.
 */
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runStage } from './runAll/runStage.ts';
import { runStages } from './runAll/runStages.ts';
import type { Stage } from './runAll/Stage.ts';
import { NODE_VERSIONS, nodeStages, repeatedStages, slowStages, stages } from './runAll/stages.ts';

const [what = 'all', times = '20', firstSeed = randomInt(1_000_000)] = process.argv.slice(2);

const interruption = new AbortController();
const interrupt = () => interruption.abort('the run was interrupted');
process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

mkdirSync('reports', { recursive: true });
const lines = await runStages(chosen(), availableParallelism(), (stage) =>
  runStage(stage, interruption.signal, console.log),
);
console.log(`\n${lines.join('\n')}`);
process.exitCode = lines.at(-1)?.endsWith(' 0 failed') ? 0 : 1;

function chosen(): readonly Stage[] {
  if (what === 'all') return stages;
  if (what === 'slow') return slowStages;
  if (what === 'repeat')
    return repeatedStages(Array.from({ length: Number(times) }, (_, round) => Number(firstSeed) + round));
  if (what !== 'nodes') throw new Error(`There are no stages "${what}".`);
  if (process.platform === 'linux' && process.arch === 'x64') return nodeStages(NODE_VERSIONS);
  console.log('Skipped: these builds of Node are for Linux on x64.');
  return [];
}
