import { returnPath } from './returnPath.ts';

/** The path of the login page that remembers where the shopper came from. */
export function loginPath(from: string): string {
  return withOrigin('/login', from);
}

/** The path of the signup page that remembers where the shopper came from. */
export function signupPath(from: string): string {
  return withOrigin('/signup', from);
}

function withOrigin(page: string, from: string): string {
  const origin = returnPath(from);
  return origin === '/' ? page : `${page}?from=${encodeURIComponent(origin)}`;
}
