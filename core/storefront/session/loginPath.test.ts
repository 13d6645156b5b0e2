import { describe, expect, it } from 'vitest';
import { loginPath, signupPath } from './loginPath.ts';

describe('The path of the login page has the path to return to', () => {
  it('in its from parameter, and so has the path of the signup page', () => {
    expect(loginPath('/cart')).toBe('/login?from=%2Fcart');
    expect(signupPath('/cart')).toBe('/signup?from=%2Fcart');
  });

  it('with query and fragment, encoded', () => {
    const from = '/product-listing?search=a&b=c+d#top';
    const address = new Map([loginPath(from).split('?from=')].map(([page = '', origin = '']) => [page, origin]));
    expect(decodeURIComponent(address.get('/login') ?? '')).toBe(from);
  });

  it.each(['/', '', '//evil.example', '/login?from=%2Fcart'])(
    'but not when it is home or no place to go back to: %j',
    (from) => {
      expect(loginPath(from)).toBe('/login');
      expect(signupPath(from)).toBe('/signup');
    },
  );
});
