import type { Stage } from './Stage.ts';
import { features, vitest } from './stageKinds.ts';

/** Generous, since repeated runs share the machine with whatever else it does. */
const LIMIT_MS = 15 * 60_000;

/** The stages that take seconds, with their tests or scenarios in an order that the seed decides. */
const quickStages = (seed: number): readonly Stage[] => [
  vitest('unit', `--sequence.shuffle --sequence.seed=${seed}`),
  features('memory', `--order random:${seed}`),
  features('mirage', `--order random:${seed}`),
  features('server', `--order random:${seed}`),
  { ...features('dom', `--order random:${seed}`), cores: 2 },
];

/** Returns the quick stages once for each seed. A stage waits for its previous run, since both write the same report. */
export function repeatedStages(seeds: readonly number[]): readonly Stage[] {
  return seeds.flatMap((seed, round) =>
    quickStages(seed).map((stage) => ({
      ...stage,
      limitMs: LIMIT_MS,
      name: nameOf(stage, seed, round),
      follows: round === 0 ? [] : [nameOf(stage, seeds[round - 1] ?? 0, round - 1)],
    })),
  );
}

function nameOf({ name }: Stage, seed: number, round: number): string {
  return `${name}, run ${round + 1}, seed ${seed}`;
}
