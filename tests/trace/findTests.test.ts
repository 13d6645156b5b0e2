import { describe, expect, it } from 'vitest';
import { findTests } from '../../features/report/findTests.ts';
import { idsInTags, idsInTitle, withoutMarkers } from '../../features/report/statementIds.ts';

const MARKED = (ids: string) => `[spec ${ids}]`;
const found = (source: string) => findTests('a.test.ts', source).map(({ titles, ids }) => [titles.join(' › '), ...ids]);

describe('Finding tests', () => {
  it('gives each with the titles around it and the statements that all of them name', () => {
    const source = `
      describe('Group ${MARKED('1.01')}', () => {
        describe("inner", () => { test('one ${MARKED('1.02, 1.03')}', () => {}); });
        it('two ${MARKED('1.01')}', () => {});
      });
      it('three', () => {});`;
    expect(found(source)).toEqual([
      ['Group › inner › one', '1.01', '1.02', '1.03'],
      ['Group › two', '1.01'],
      ['three'],
    ]);
  });

  it('reads what is filled in later as an ellipsis', () => {
    const source = `
      describe(\`\${name} keeps\`, () => {
        it.each([1])('%s of $kind.name ${MARKED('1.01')}', () => {});
        it.each\`a\`('tabled', () => {});
      });`;
    expect(found(source)).toEqual([['… keeps › … of …', '1.01'], ['… keeps › tabled']]);
  });

  it.each([
    `it.skip('a ${MARKED('1.01')}', () => {})`,
    `it.todo('a ${MARKED('1.01')}')`,
    `it.skip.each([1])('a ${MARKED('1.01')}', () => {})`,
    `describe.skip('a ${MARKED('1.01')}', () => { it('b', () => {}); })`,
    `describe('a ${MARKED('1.01')}', () => {})`,
    `// it('a ${MARKED('1.01')}', () => {})`,
    `const text = "it('a ${MARKED('1.01')}')"; pattern.test('a ${MARKED('1.01')}')`,
  ])('takes nothing for a test that is none or does not run: %s', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('refuses a text that cannot be read', () => {
    expect(() => findTests('a.test.ts', 'it(')).toThrow('a.test.ts cannot be read');
  });
});

describe('The names of statements', () => {
  it('are found in tags', () => {
    expect(idsInTags(['@spec-4.07', '@not-memory', '@spec-x'])).toEqual(['4.07', 'x']);
  });

  it('are found in titles, one by one: a range is none', () => {
    expect(idsInTitle(`a ${MARKED('7.05, 8.07')} b ${MARKED('1.01–1.03')}`)).toEqual(['7.05', '8.07', '1.01–1.03']);
    expect(idsInTitle('a spec 7.05')).toEqual([]);
  });

  it('are left out of the title that a reader sees', () => {
    expect(withoutMarkers(`a ${MARKED('7.05')}`)).toBe('a');
  });
});
