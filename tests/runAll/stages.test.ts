import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quickProofs } from '../proof/quickProofs.ts';
import { stages } from './stages.ts';

describe('The list of stages', () => {
  it('names each stage and each report once', () => {
    const names = stages.map(({ name }) => name);
    const reports = stages.flatMap(({ report }) => report?.path ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(reports).size).toBe(reports.length);
  });

  it('puts a stage after those that it waits for', () => {
    const wrong = stages.flatMap(({ name, needs = [], follows = [] }, place) => {
      const before = stages.slice(0, place).map((stage) => stage.name);
      return [...needs, ...follows].filter((other) => !before.includes(other)).map((other) => `${name}: ${other}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has quick proofs that exist, and leaves the slow ones out', () => {
    expect(quickProofs.filter((path) => !existsSync(path))).toEqual([]);
    const proofs = stages.filter(({ command }) => command.includes('tests/proof/'));
    expect(proofs.map(({ command }) => command)).toEqual([expect.stringContaining('--project quick ')]);
  });
});
