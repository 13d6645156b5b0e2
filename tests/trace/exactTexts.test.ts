import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import type { FeatureText } from '../../features/report/FeatureText.ts';
import { parseFeature } from '../../features/report/parseFeature.ts';
import { readFeatures } from '../../features/report/readFeatures.ts';
import { exactTexts } from './exactTexts.ts';

const TITLED = ['describe', 'it', 'test'];

/** The quoted words and the tables of the scenarios that say what the shopper sees or presses. */
function textsOfFeature({ rules }: FeatureText): readonly string[] {
  return rules.flatMap(({ background, scenarios }) =>
    scenarios.flatMap(({ steps, examples }) =>
      [...background, ...steps]
        .flatMap(({ text, table }) =>
          [...text.matchAll(/"([^"]*)"/g)].map(([, words = '']) => words).concat(table.flat()),
        )
        .concat(examples.flatMap(({ rows }) => rows.flat())),
    ),
  );
}

/** The string literals of a test, but for titles. */
function textsOfTest(path: string): readonly string[] {
  const titles = new Set<number>();
  const texts: string[] = [];
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const named = callee.type === 'CallExpression' ? callee.callee : callee;
      const base = named.type === 'MemberExpression' ? named.object : named;
      if (base.type === 'Identifier' && TITLED.includes(base.name) && title) titles.add(title.start);
    },
    Literal({ start, value }) {
      if (typeof value === 'string' && !titles.has(start)) texts.push(value);
    },
    TemplateLiteral({ start, quasis }) {
      if (!titles.has(start)) texts.push(quasis.map(({ value }) => value.cooked ?? '').join('…'));
    },
  }).visit(program);
  return texts;
}

const tests = globSync(['{core,adapters,src,tests}/**/*.test.{ts,tsx}', 'tests/contracts/*Contract.ts'], {
  ignore: 'tests/trace/**',
});
const asserted = new Set([...readFeatures().flatMap(textsOfFeature), ...tests.flatMap(textsOfTest)]);

/** Whether a scenario or a test has the text as a whole; `…` in it stands for any words. */
function isAsserted(text: string, among: Iterable<string> = asserted): boolean {
  const pattern = new RegExp(`^${text.split('…').map(escaped).join('.+')}$`);
  return [...among].some((one) => pattern.test(one));
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

describe('A text that the storefront specification gives to the letter is asserted by a scenario or a test', () => {
  it.each(exactTexts)('section %s: %s', (_section, text) => {
    expect(isAsserted(text)).toBe(true);
  });
});

describe('The search for asserted texts', () => {
  it('is not content with a part of a text, nor with other words for it', () => {
    expect(isAsserted('Cart is Empty!', ['The Cart is Empty!', 'Cart is empty!'])).toBe(false);
    expect(isAsserted('Welcome back, …!', ['Welcome back, !', 'Welcome back, Priya!'])).toBe(true);
  });

  it("looks at a scenario's steps and tables, not at its name", () => {
    const feature = parseFeature(
      'a.feature',
      'Feature: "A"\n Rule: "B"\n  Scenario: "C"\n   Then "D" and "E" show:\n    | F | G |',
    );
    expect(textsOfFeature(feature)).toEqual(['D', 'E', 'F', 'G']);
  });
});
