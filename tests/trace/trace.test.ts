import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { readFeatures } from '../../features/report/readFeatures.ts';
import { specificationModel } from '../../features/report/specificationModel.ts';
import { idsInTags, idsInTitle } from '../../features/report/statementIds.ts';
import { trace } from '../../features/report/trace.ts';
import { allStatements } from '../../features/statements/allStatements.ts';
import { isSpecified } from '../../features/statements/Statement.ts';
import { sweeps } from '../browser/vitest.config.ts';

const ids = allStatements.flatMap(({ statements }) => statements.map(({ id }) => id));
const { examples } = specificationModel({
  sections: allStatements,
  features: readFeatures(),
  tests: [],
  areTestsWhole: true,
  pictures: new Set(),
  runs: new Map(),
  madeAt: 0,
});
/** Every marker in a test's source; this folder's own tests name statements that do not exist. */
const marked = globSync('{core,adapters,src,tests,features}/**/*.{test.ts,test.tsx}', { ignore: 'tests/trace/**' })
  .concat(globSync('tests/contracts/*Contract.ts'))
  .flatMap((path) => idsInTitle(readFileSync(path, 'utf8')).map((id) => ({ path, id })));

describe("The specification's statements", () => {
  it('are at least 190, in the nine sections of the storefront specification', () => {
    const specified = allStatements.filter(isSpecified);
    expect(specified.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(specified.flatMap(({ statements }) => statements).length).toBeGreaterThanOrEqual(190);
  });

  it("are named after their sections, the shop's own as well", () => {
    for (const { key, statements } of allStatements) {
      for (const { id } of statements) expect(id).toMatch(new RegExp(`^${key}\\.[a-z0-9]+(-[a-z0-9]+)*$`));
    }
  });

  it('are each named by a scenario or a test that `npm test` runs', () => {
    expect(examples.length).toBeGreaterThanOrEqual(150);
    expect(marked.length).toBeGreaterThanOrEqual(150);
    const named = new Set([
      ...examples.flatMap((example) => example.ids),
      ...marked.filter(({ path }) => !sweeps.includes(path)).map(({ id }) => id),
    ]);
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
  });

  it('are the only ones that a tag or a title names', () => {
    const unknown = marked.filter(({ id }) => !ids.includes(id)).map(({ path, id }) => `${id} in ${path}`);
    expect(unknown.concat(trace(allStatements, examples, []).unknown)).toEqual([]);
  });

  it('have a name each', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('The rules of the shop', () => {
  it('each prove a statement, by a tag of their own or of a scenario', () => {
    const rules = readFeatures().flatMap(({ uri, rules }) => rules.map((rule) => ({ uri, ...rule })));
    const tagsOf = ({ scenarios }: (typeof rules)[number]) =>
      scenarios.flatMap(({ cases }) => cases.flatMap(({ tags }) => tags));
    const bare = rules.filter((rule) => idsInTags(tagsOf(rule)).length === 0);
    expect(bare.map(({ uri, name }) => `${uri}: ${name}`)).toEqual([]);
  });
});

describe('The names of statements', () => {
  it('are found in titles, one by one', () => {
    expect(idsInTitle(`a ${'[spec 7.get-cart, undo.cart]'} b ${'[spec 1.banner]'}`)).toEqual([
      '7.get-cart',
      'undo.cart',
      '1.banner',
    ]);
    expect(idsInTitle('a spec 7.get-cart')).toEqual([]);
  });
});

describe('The trace', () => {
  const section = (...names: string[]) => ({
    key: '1',
    title: 'One',
    statements: names.map((name) => ({ id: name, text: name })),
  });
  const scenario = { where: 'a.feature:3', ids: ['1.a', '1.b'], hasPassed: true };
  const test = { where: 'a.test.ts', ids: ['1.b'], hasPassed: true };

  it('links a statement to every scenario and test that names it', () => {
    const { links } = trace([section('1.a', '1.b')], [scenario], [test]);
    expect(Object.fromEntries(links)).toEqual({
      '1.a': { scenarios: [scenario], tests: [] },
      '1.b': { scenarios: [scenario], tests: [test] },
    });
  });

  it('finds a statement that no scenario and no test names', () => {
    expect(trace([section('1.a', '1.b', '1.c')], [scenario], [test]).unproved).toEqual(['1.c']);
  });

  it('finds a statement whose scenarios and tests did not pass', () => {
    const failed = { ...test, ids: ['1.a'], hasPassed: false };
    expect(trace([section('1.a')], [], [failed]).unproved).toEqual(['1.a']);
    expect(trace([section('1.a')], [scenario], [failed]).unproved).toEqual([]);
  });

  it('finds a tag and a title that name no statement, each once', () => {
    const stray = { where: 'b.test.ts', ids: ['1.c'], hasPassed: true };
    expect(trace([section('1.a')], [scenario], [stray, stray]).unknown).toEqual([
      '1.b in a.feature:3',
      '1.c in b.test.ts',
    ]);
  });

  it('finds a name given twice', () => {
    expect(trace([section('1.a'), section('1.b', '1.a')], [scenario], []).duplicate).toEqual(['1.a']);
  });
});
