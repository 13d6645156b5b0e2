import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinTexts } from './JoinedTexts.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 4 });

it('Joined texts are searched as each by itself, whatever is in them', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 6 }), anyText, (texts, held) => {
      const joined = joinTexts(texts);
      const visited: number[] = [];
      joined.visit(held, (index) => visited.push(index) > 0);
      expect(visited).toEqual(texts.flatMap((text, index) => (text.includes(held) ? [index] : [])));
      expect(joined.hold(held)).toBe(visited.length > 0);
      expect(Array.from({ length: joined.length }, (_, index) => joined.at(index))).toEqual(texts);
    }),
    { numRuns: 1_000 },
  );
});

it('A visit ends when it says so', () => {
  const visited: number[] = [];
  joinTexts(['a', 'b', 'a', 'a']).visit('a', (index) => visited.push(index) < 2);
  expect(visited).toEqual([0, 2]);
});
