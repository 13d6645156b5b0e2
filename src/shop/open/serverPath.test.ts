import { expect, it } from 'vitest';
import { serverPath } from './serverPath.ts';

it.each([
  ['/', '/'],
  ['/?utm_source=chat#top', '/'],
  ['/product-details/14?utm_source=chat', '/product-details/14'],
  ['//product-details/14/', '/product-details/14'],
  ['/creators/@Maya/?utm_source=chat', '/creators/@Maya'],
  ['/product-listing?size=M&category=clothing&utm=1', '/product-listing?category=clothing&size=M'],
  ['/product-listing/?size=none%20such', '/product-listing?size=none+such'],
])('The server renders %s as %s', (url, path) => {
  expect(serverPath(url)).toBe(path);
});

it.each(['/cart', '/profile/orders', '/nowhere', '/product-details'])('The server does not render %s', (url) => {
  expect(serverPath(url)).toBeUndefined();
});
