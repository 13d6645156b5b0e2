import { describe, expect, it } from 'vitest';
import { readFeatures } from '../../features/report/readFeatures.ts';
import { readTests } from '../../features/report/readTests.ts';
import { specificationModel } from '../../features/report/specificationModel.ts';
import { trace } from '../../features/report/trace.ts';
import { allStatements } from '../../features/statements/allStatements.ts';

const project = specificationModel({
  sections: allStatements,
  features: readFeatures(),
  tests: readTests(),
  runs: new Map(),
  madeAt: 0,
});

describe("The specification's statements", () => {
  it('are at least 190, in nine sections, each numbered within its own', () => {
    const statements = allStatements.flatMap((section) => section.statements);
    expect(statements.length).toBeGreaterThanOrEqual(190);
    expect(allStatements.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { number, statements } of allStatements) {
      const expected = statements.map((_, index) => `${number}.${String(index + 1).padStart(2, '0')}`);
      expect(statements.map(({ id }) => id)).toEqual(expected);
    }
  });

  it('are read together with the whole project', () => {
    expect(project.examples.length).toBeGreaterThanOrEqual(150);
    expect(project.tests.length).toBeGreaterThan(300);
    for (const folder of ['adapters/', 'core/', 'src/', 'tests/mirage/', 'tests/contracts/']) {
      expect(
        project.tests.some(({ where }) => where.startsWith(folder)),
        folder,
      ).toBe(true);
    }
  });

  it('are each proved by a scenario or a test', () => {
    expect(project.trace.untraced).toEqual([]);
  });

  it('are the only ones that a tag or a title names', () => {
    expect(project.trace.unknown).toEqual([]);
  });

  it('bear a number each', () => {
    expect(project.trace.duplicate).toEqual([]);
  });
});

describe('The trace', () => {
  const section = (...ids: string[]) => ({ number: 1, title: 'One', statements: ids.map((id) => ({ id, text: id })) });
  const scenario = { where: 'a.feature:3', ids: ['1.01', '1.02'] };
  const test = { where: 'a.test.ts', ids: ['1.02'] };

  it('links a statement to every scenario and test that names it', () => {
    const { links } = trace([section('1.01', '1.02')], [scenario], [test]);
    expect(Object.fromEntries(links)).toEqual({
      '1.01': { scenarios: [scenario], tests: [] },
      '1.02': { scenarios: [scenario], tests: [test] },
    });
  });

  it('finds a statement that nothing proves', () => {
    expect(trace([section('1.01', '1.02', '1.03')], [scenario], [test]).untraced).toEqual(['1.03']);
  });

  it('finds a tag and a title that name no statement', () => {
    const stray = [{ where: 'b.test.ts', ids: ['1.01–1.02', '1.1'] }];
    expect(trace([section('1.01')], [scenario], stray).unknown).toEqual([
      '1.02 in a.feature:3',
      '1.01–1.02 in b.test.ts',
      '1.1 in b.test.ts',
    ]);
  });

  it('finds a number given twice', () => {
    expect(trace([section('1.01'), section('1.02', '1.01')], [scenario], []).duplicate).toEqual(['1.01']);
  });
});
