import { expect, it } from 'vitest';
import { matchesPath } from './matchesPath.ts';

it.each([
  ['/', '/'],
  ['/cart', '/cart/'],
  ['/cart', '//cart'],
  ['/cart', '/cart?from=%2F#top'],
  ['/product-details/:productId', '/product-details/14'],
])('%s matches %s', (pattern, path) => {
  expect(matchesPath(pattern, path)).toBe(true);
});

it.each([
  ['/', '/cart'],
  ['/cart', '/'],
  ['/cart', '/Cart'],
  ['/cart', '/cart/1'],
  ['/product-details/:productId', '/product-details'],
  ['/product-details/:productId', '/other/14'],
])('%s does not match %s', (pattern, path) => {
  expect(matchesPath(pattern, path)).toBe(false);
});
