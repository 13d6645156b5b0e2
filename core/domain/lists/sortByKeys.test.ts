import { expect, it } from 'vitest';
import { sortByKeys } from './sortByKeys.ts';

const named = (...keys: string[]) => keys.map((key) => ({ key }));

it('sortByKeys returns items in the order of the keys, unknown items last', () => {
  expect(sortByKeys(named('b', 'new', 'c', 'newer', 'a'), ['a', 'b', 'gone', 'c'])).toEqual(
    named('a', 'b', 'c', 'new', 'newer'),
  );
});

it('sortByKeys returns the same list when no keys are given', () => {
  const items = named('b', 'a');
  expect(sortByKeys(items, [])).toBe(items);
});
