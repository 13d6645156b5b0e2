/** The pages a shopper is not sent back to after login. */
const AUTH_PAGES = ['/login', '/signup', '/logout'];

/**
 * Where to go after login: the remembered path when it lies in this app, else the home page. A path lies in this app when
 * it starts with one slash; control characters and backslashes, which browsers read as slashes or drop, are refused.
 */
export function returnPath(remembered: string | null | undefined): string {
  if (!remembered || !isPathOfThisApp(remembered)) return '/';
  return isAuthPage(remembered) ? '/' : remembered;
}

/** Whether a path leads to login, signup or logout. */
export function isAuthPage(path: string): boolean {
  const [page = '/'] = path.split(/[?#]/);
  return AUTH_PAGES.includes(page.replace(/\/+$/, ''));
}

function isPathOfThisApp(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('\\') && !hasControlCharacter(path);
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f');
}
