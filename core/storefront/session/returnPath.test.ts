import { describe, expect, it } from 'vitest';
import { returnPath } from './returnPath.ts';

describe('After login the shopper returns to where they came from, path, query and all [spec 4.return-after-login]', () => {
  it.each([
    '/',
    '/cart',
    '/product-listing?category=clothing&page=2#top',
    '/product-details/7',
    '/profile/orders',
    '/cart?next=//elsewhere.example',
    '/loginhelp',
    '/caf%C3%A9',
  ])('%s', (path) => {
    expect(returnPath(path)).toBe(path);
  });
});

describe('Any other text than a path of this app gives the home page [spec 4.return-after-login]', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    'https://evil.example/cart',
    'javascript:alert(1)',
    'evil.example',
    'cart',
    '/\\evil.example',
    '\\\\evil.example',
    '/cart\\..\\..',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /cart',
    '/my cart',
    '/cart\u0000',
    '/cart\u007f',
  ])('%j', (path) => {
    expect(returnPath(path)).toBe('/');
  });

  it.each([undefined, null, ''])('no path: %j', (path) => {
    expect(returnPath(path)).toBe('/');
  });
});

describe('A login does not return to the login, signup and logout pages, nor to those of mailed links', () => {
  const spellings = ['/login', '/login/', '/login//', '/signup', '/logout', '/login?from=%2Fcart', '/signup#form'];
  it.each([...spellings, '/forgot-password', '/reset-password?token=t', '/verify-email?token=t'])('%s', (path) => {
    expect(returnPath(path)).toBe('/');
  });
});
