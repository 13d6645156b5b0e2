import { expect, it } from 'vitest';
import { isCatalogue, isDocument, isImportedPicture, isPicture, isScript } from './requests.ts';

const kinds = { isCatalogue, isDocument, isImportedPicture, isPicture, isScript };

function kindsOf(address: string, accept = '*/*'): readonly string[] {
  const url = new URL(address, 'https://shop.example');
  const asked = { url, request: { headers: new Headers({ accept }) }, sameOrigin: url.host === 'shop.example' };
  return Object.entries(kinds).flatMap(([name, isKind]) => (isKind(asked) ? [name] : []));
}

it.each([
  ['/api/products', ['isCatalogue']],
  ['/api/catalogue/7', ['isCatalogue']],
  ['/api/pages/terms', ['isCatalogue']],
  ['/api/seller', ['isCatalogue']],
  ['/api/productsOfOthers', []],
  ['/api/user/cart', []],
  ['/api/user/page?path=%2Fcart', []],
  ['/api/user/orders', []],
  ['/api/auth/login', []],
  ['/assets/index-a1.js', ['isScript']],
  ['/assets/index-a1.js.map', []],
  ['/pictures/products/1-400.avif', ['isPicture']],
  ['/pictures/imported/a1.webp', ['isImportedPicture', 'isPicture']],
  ['/pictures/loop.mp4', []],
  ['https://cdn.example/pictures/1.jpg', []],
])('The worker treats %s as %j', (address, expected) => {
  expect(kindsOf(address)).toEqual(expected);
});

it('A document is a page of the shop, not of its API, of the admin or of another site', () => {
  const accept = 'text/html,application/xhtml+xml';
  expect(kindsOf('/cart', accept)).toEqual(['isDocument']);
  expect(kindsOf('/cart')).toEqual([]);
  expect(kindsOf('/api/user/cart', accept)).toEqual([]);
  expect(kindsOf('/admin', accept)).toEqual([]);
  expect(kindsOf('/admin/orders', accept)).toEqual([]);
  expect(kindsOf('/administrators', accept)).toEqual(['isDocument']);
  expect(kindsOf('https://pay.example/', accept)).toEqual([]);
});

it('A document with the token of a mailed link is left to the browser', () => {
  expect(kindsOf('/reset-password?token=t', 'text/html')).toEqual([]);
  expect(kindsOf('/reset-password', 'text/html')).toEqual(['isDocument']);
});
