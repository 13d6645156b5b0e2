import type { Count } from './counts.ts';
import type { Stage } from './Stage.ts';
import { hasPassed, type StageResult } from './StageResult.ts';

const ONE_FAILURE: Count = { passed: 0, failed: 1 };

/**
 * Runs each stage as soon as what it waits for has ended, and as many side by side as the cores allow. Returns the
 * results in the order of the stages. A stage that cannot be run counts as one failure.
 */
export async function runStages(
  stages: readonly Stage[],
  cores: number,
  run: (stage: Stage) => Promise<Count>,
): Promise<readonly StageResult[]> {
  const results = new Map<string, StageResult>();
  const running = new Map<Stage, Promise<void>>();

  while (results.size < stages.length) {
    const next = stages.find(canStart);
    if (next !== undefined) {
      const ended = start(next).then(() => void running.delete(next));
      running.set(next, ended);
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`No stage can start; ended: ${[...results.keys()].join(', ')}`);
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);

  function canStart(stage: Stage): boolean {
    const { name, needs = [], follows = [] } = stage;
    if (results.has(name) || running.has(stage)) return false;
    return [...needs, ...follows].every((other) => results.has(other)) && hasRoom(stage);
  }

  function hasRoom(stage: Stage): boolean {
    const taken = [...running.keys()].reduce((sum, other) => sum + coresOf(other), 0);
    return running.size === 0 || taken + coresOf(stage) <= cores;
  }

  async function start(stage: Stage): Promise<void> {
    const isSkipped = (stage.needs ?? []).some((name) => !passed(name));
    const count = isSkipped ? ONE_FAILURE : await run(stage).catch(() => ONE_FAILURE);
    results.set(stage.name, { name: stage.name, count, isSkipped });
  }

  function passed(name: string): boolean {
    const result = results.get(name);
    return result !== undefined && hasPassed(result);
  }
}

function coresOf({ cores = 1 }: Stage): number {
  return cores;
}
