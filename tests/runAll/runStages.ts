import type { Count, Stage } from './Stage.ts';

type Result = Count & { readonly isSkipped?: true };

const ONE_FAILURE = { passed: 0, failed: 1 };

/**
 * Runs each stage as soon as what it waits for has ended, and as many side by side as the cores allow. Returns the last lines of
 * the run: what broke, and one line that counts every check. A stage that cannot be run or is skipped counts as one failure.
 */
export async function runStages(
  stages: readonly Stage[],
  cores: number,
  run: (stage: Stage) => Promise<Count>,
): Promise<readonly string[]> {
  const results = new Map<string, Result>();
  const running = new Map<Stage, Promise<void>>();
  const isReady = ({ name, needs = [], follows = [] }: Stage) =>
    !results.has(name) && [...needs, ...follows].every((other) => results.has(other));
  const hasRoom = (stage: Stage) =>
    running.size === 0 || [stage, ...running.keys()].reduce((sum, one) => sum + (one.cores ?? 1), 0) <= cores;
  const start = async (stage: Stage) => {
    const isSkipped = (stage.needs ?? []).some((name) => results.get(name)?.failed !== 0);
    results.set(stage.name, isSkipped ? { ...ONE_FAILURE, isSkipped } : await run(stage).catch(() => ONE_FAILURE));
  };
  while (results.size < stages.length) {
    const next = stages.find((stage) => !running.has(stage) && isReady(stage) && hasRoom(stage));
    if (next !== undefined) {
      const ended = start(next).then(() => void running.delete(next));
      running.set(next, ended);
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`No stage can start; ended: ${[...results.keys()].join(', ')}`);
  }
  return summary(stages.flatMap(({ name }) => ({ name, ...(results.get(name) ?? ONE_FAILURE) })));
}

function summary(results: readonly (Result & { readonly name: string })[]): readonly string[] {
  const namesOf = (some: typeof results) => some.map(({ name }) => name).join(', ');
  const skipped = results.filter(({ isSkipped }) => isSkipped);
  const [first, ...others] = results.filter(({ failed, isSkipped }) => failed > 0 && !isSkipped);
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  return [
    ...(first === undefined ? [] : [`First broken stage: ${first.name}`]),
    ...(others.length > 0 ? [`Also broken: ${namesOf(others)}`] : []),
    ...(skipped.length > 0 ? [`Skipped, because a stage they need did not pass: ${namesOf(skipped)}`] : []),
    `${total('passed')} passed, ${total('failed')} failed`,
  ];
}
