import { describe, expect, it } from 'vitest';
import { overall, tallies } from '../../features/report/specificationModel.ts';
import { runResults, sampleModel } from './sampleModel.ts';

const model = sampleModel();
const outcomesOn = (assembly: 'memory' | 'mirage' | 'browser') =>
  model.examples.map(({ outcomes }) => outcomes.get(assembly));

describe('The model of the page for product owners', () => {
  it('has the outcome of every case on each assembly', () => {
    expect(outcomesOn('memory')).toEqual([['passed'], ['excluded'], ['failed', 'passed']]);
    expect(outcomesOn('mirage')).toEqual([['passed'], ['passed'], ['passed', 'not run']]);
    expect(outcomesOn('browser')).toEqual([['not run'], ['not run'], ['not run', 'not run']]);
  });

  it('counts them', () => {
    expect(Object.fromEntries(tallies(model.examples))).toEqual({
      memory: { passed: 2, failed: 1, excluded: 1, 'not run': 0 },
      dom: { passed: 0, failed: 0, excluded: 0, 'not run': 4 },
      mirage: { passed: 3, failed: 0, excluded: 0, 'not run': 1 },
      server: { passed: 0, failed: 0, excluded: 0, 'not run': 4 },
      asking: { passed: 0, failed: 0, excluded: 4, 'not run': 0 },
      browser: { passed: 0, failed: 0, excluded: 0, 'not run': 4 },
    });
  });

  it('links statements to examples by the tags of rule and scenario, and to tests', () => {
    const linked = [...model.trace.links].map(([id, link]) => [id, link.scenarios.length, link.tests.length]);
    expect(linked).toEqual([
      ['1.holds', 3, 0],
      ['1.seen', 1, 1],
      ['1.unproved', 0, 0],
    ]);
    expect(model.trace.unproved).toEqual(['1.unproved']);
  });

  it('counts an example as passed when all its cases passed on one assembly and none failed', () => {
    expect(model.examples.map(({ hasPassed }) => hasPassed)).toEqual([true, true, false]);
    const unfinished = sampleModel({ runs: new Map([['memory', runResults({ 19: 'passed' })]]) });
    expect(unfinished.examples.map(({ hasPassed }) => hasPassed)).toEqual([false, false, false]);
  });

  it('says why an example is left out', () => {
    expect(model.examples.map(({ reason }) => reason)).toEqual([undefined, 'only a real page can be seen.', undefined]);
  });

  it.each([
    ['failed', { passed: 9, failed: 1, excluded: 1, 'not run': 1 }],
    ['not run', { passed: 9, failed: 0, excluded: 1, 'not run': 1 }],
    ['passed', { passed: 1, failed: 0, excluded: 9, 'not run': 0 }],
    ['excluded', { passed: 0, failed: 0, excluded: 1, 'not run': 0 }],
  ] as const)('summarises several cases by the worst outcome: %s', (word, tally) => {
    expect(overall(tally)).toBe(word);
  });
});
