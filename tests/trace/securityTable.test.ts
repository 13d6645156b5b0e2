import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

type Row = { readonly requirement: string; readonly level: string; readonly asks: string; readonly heldBy: string };

const text = readFileSync('docs/security.md', 'utf8');
const rows = text.split('\n').flatMap((line): Row[] => {
  const [, requirement = '', level = '', asks = '', heldBy = ''] = line
    .split(' | ')
    .join('|')
    .split('|')
    .map((cell) => cell.trim());
  return /^\d/.test(requirement) ? [{ requirement, level, asks, heldBy }] : [];
});

/** The paths of files and folders that a text names in code quotes. */
const pathsIn = (cell: string) =>
  [...cell.matchAll(/`((?:adapters|core|docs|features|src|tests)\/[^`]+|package-lock\.json)`/g)].map(
    ([, path = '']) => path,
  );

describe('The table of security requirements', () => {
  it('has all chapters of the standard', () => {
    const chapters = new Set(rows.map(({ requirement }) => requirement.split('.')[0]));
    expect([...chapters]).toEqual(Array.from({ length: 17 }, (_, index) => `${index + 1}`));
    expect(rows.length).toBeGreaterThan(120);
  });

  it.each(rows)(
    'says for $requirement what holds it: a file that exists, a reason, or that it is open',
    ({ level, asks, heldBy }) => {
      expect(level).toMatch(/^[12]$/);
      expect(asks).toMatch(/\w/);
      const paths = pathsIn(heldBy);
      expect(paths.filter((path) => !existsSync(path))).toEqual([]);
      expect(paths.length > 0 || /\w/.test(heldBy)).toBe(true);
    },
  );

  it('names every test of attacks', () => {
    const tests = globSync('tests/security/*.test.ts');
    expect(tests.length).toBeGreaterThan(5);
    const named = new Set(rows.flatMap(({ heldBy }) => pathsIn(heldBy)));
    expect(tests.filter((test) => !named.has(test))).toEqual([]);
  });
});
