import { returnPath } from './returnPath.ts';

/** Returns the path of the login page, with the path to return to in its `from` parameter. */
export function loginPath(returnTo: string): string {
  return withReturnPath('/login', returnTo);
}

/** Returns the path of the signup page, with the path to return to in its `from` parameter. */
export function signupPath(returnTo: string): string {
  return withReturnPath('/signup', returnTo);
}

function withReturnPath(page: string, returnTo: string): string {
  const path = returnPath(returnTo);
  return path === '/' ? page : `${page}?from=${encodeURIComponent(path)}`;
}
