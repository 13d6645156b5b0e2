import { matchPath } from 'react-router-dom';
import { type PageEntry, pages } from '../pages.ts';

/** Returns the page at a path; undefined for an unknown path. */
export function pageAt(path: string): PageEntry | undefined {
  return pages.find((page) => matchPath(page.path, path) !== null);
}
