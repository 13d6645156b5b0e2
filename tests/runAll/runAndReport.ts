import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runStage } from './runStage.ts';
import { runStages } from './runStages.ts';
import type { Stage } from './Stage.ts';
import { hasPassed } from './StageResult.ts';
import { summary } from './summary.ts';

/** Runs the stages and prints what they say. The process fails unless every check passes. */
export async function runAndReport(stages: readonly Stage[]): Promise<void> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort('the run was interrupted');
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

  mkdirSync('reports', { recursive: true });
  const results = await runStages(stages, availableParallelism(), (stage) =>
    runStage(stage, interruption.signal, console.log),
  );
  console.log(`\n${summary(results).join('\n')}`);
  process.exitCode = results.every(hasPassed) ? 0 : 1;
}
