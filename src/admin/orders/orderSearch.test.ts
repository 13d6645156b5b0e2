import { expect, it } from 'vitest';
import { searchIn, searchPath } from './orderSearch.ts';

it.each([
  ['', { text: '' }, '/admin/orders'],
  ['state=placed', { status: 'placed', text: '' }, '/admin/orders?state=placed'],
  ['q=400050&state=shipped', { status: 'shipped', text: '400050' }, '/admin/orders?state=shipped&q=400050'],
  ['q=a%26b', { text: 'a&b' }, '/admin/orders?q=a%26b'],
  ['state=delivered', { text: '' }, '/admin/orders'],
] as const)('The query "%s" is a search, whose address is the same again', (query, search, path) => {
  expect(searchIn(new URLSearchParams(query))).toEqual(search);
  expect(searchPath(search)).toBe(path);
});
