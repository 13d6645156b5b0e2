import { describe, expect, it } from 'vitest';
import { repeatedStages } from './repeatedStages.ts';

describe('The quick stages, repeated', () => {
  const stages = repeatedStages([11, 22]);

  it('run in the order of each seed', () => {
    const shuffled = stages.map(({ name, command }) => `${name}: ${command}`);
    expect(shuffled[0]).toMatch(/^unit, run 1, seed 11: .*--sequence.shuffle --sequence.seed=11/);
    expect(shuffled[1]).toBe('features on memory, run 1, seed 11: node features/run.mjs memory --order random:11');
    expect(shuffled.filter((text) => text.includes('22'))).toHaveLength(stages.length / 2);
  });

  it('may each take 15 minutes, on a busy machine as well', () => {
    expect(new Set(stages.map(({ limitMs }) => limitMs))).toEqual(new Set([900_000]));
  });

  it('never run twice at a time, since both runs write one report', () => {
    const second = stages.slice(stages.length / 2);
    expect(second.map(({ follows }) => follows)).toEqual(stages.slice(0, second.length).map(({ name }) => [name]));
  });
});
