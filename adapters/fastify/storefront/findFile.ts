import { posix } from 'node:path';

const DOCUMENT = 'index.html';
/** The document of every page without one of its own. */
export const SHELL = 'shell.html';

/**
 * Returns the file for a URL-encoded path of the shop: the file of that name, else the document of the page. A path with an extension that is
 * no file has a document only when the client wants one or a page is there (`wantsDocument`).
 */
export function findFile(files: ReadonlySet<string>, pathname: string, wantsDocument: boolean): string | undefined {
  const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  if (files.has(path)) return path;
  if (posix.extname(path) !== '' && !wantsDocument) return undefined;
  const own = posix.join(path, DOCUMENT);
  if (files.has(own)) return own;
  return files.has(SHELL) ? SHELL : undefined;
}
