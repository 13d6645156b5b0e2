/** Runs every check of the project, stage by stage. Ends with one line that counts them: `N passed, N failed`. */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runStage } from './runAll/runStage.ts';
import { runStages } from './runAll/runStages.ts';
import { hasPassed } from './runAll/StageResult.ts';
import { stages } from './runAll/stages.ts';
import { summary } from './runAll/summary.ts';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => interruption.abort('it was interrupted'));

mkdirSync('reports', { recursive: true });
const results = await runStages(stages, availableParallelism(), (stage) =>
  runStage(stage, interruption.signal, console.log),
);
console.log(`\n${summary(results).join('\n')}`);
process.exitCode = results.every(hasPassed) ? 0 : 1;
