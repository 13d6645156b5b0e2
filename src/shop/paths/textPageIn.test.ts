import { expect, it } from 'vitest';
import { textPageIn } from './textPageIn.ts';

it.each([
  ['/help/delivery', 'delivery'],
  ['/help/returns/?a=b', 'returns'],
  ['/help/sizes#m', 'sizes'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/grievance', 'grievance'],
  ['/help/terms', undefined],
  ['/help', undefined],
  ['/', undefined],
])('At %s is the text page %s', (path, name) => {
  expect(textPageIn(path)).toBe(name);
});
