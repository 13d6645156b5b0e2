import { expect, it } from 'vitest';
import { inOrder } from './inOrder.ts';

const named = (...keys: string[]) => keys.map((key) => ({ key }));

it('An item that was put back stands where it stood, and what is new stands last', () => {
  expect(inOrder(named('b', 'new', 'c', 'newer', 'a'), ['a', 'b', 'gone', 'c'])).toEqual(
    named('a', 'b', 'c', 'new', 'newer'),
  );
});

it('Without a remembered order the items stay as they are', () => {
  const items = named('b', 'a');
  expect(inOrder(items, [])).toBe(items);
});
