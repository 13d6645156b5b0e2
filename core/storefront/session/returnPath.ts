/** The pages that a login does not return to. */
const AUTH_PAGES = ['/login', '/signup', '/logout', '/forgot-password', '/reset-password', '/verify-email'];

/**
 * Returns the path to navigate to after login: the remembered path when it belongs to this app, else the home page. Prevents open
 * redirects: a path must start with one slash and contain no backslash or control character, which browsers normalise.
 */
export function returnPath(remembered: string | null | undefined): string {
  if (!remembered || !isPathOfThisApp(remembered)) return '/';
  return isAuthPage(remembered) ? '/' : remembered;
}

/** Whether a path is the login, signup or logout page, or one of those for mailed links. */
export function isAuthPage(path: string): boolean {
  const page = path.replace(/[?#].*/, '');
  return AUTH_PAGES.includes(page.replace(/\/+$/, ''));
}

/** Returns the decoded `from` parameter of a login page's path; undefined when it is missing or malformed. */
export function fromParameter(path: string): string | undefined {
  const value = /[?&]from=([^&#]*)/.exec(path)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    // A malformed value counts as a missing one.
  }
  return undefined;
}

function isPathOfThisApp(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('\\') && !hasControlCharacter(path);
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f');
}
