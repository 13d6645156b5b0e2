import { expect, it } from 'vitest';
import { insertBefore } from './insertBefore.ts';

const named = (...keys: string[]) => keys.map((key) => ({ key }));

it.each([
  ['a', ['new', 'a', 'b']],
  ['b', ['a', 'new', 'b']],
  ['gone', ['a', 'b', 'new']],
  [undefined, ['a', 'b', 'new']],
] as const)('insertBefore puts an item before the one with the key %j, else at the end', (key, keys) => {
  expect(insertBefore(named('a', 'b'), { key: 'new' }, key)).toEqual(named(...keys));
});
