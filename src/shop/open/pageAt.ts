import { matchesPath } from '../../../core/storefront/navigation/matchesPath.ts';
import { type PageRoute, routes } from '../pages.ts';

/** Returns the page at a path, without regard to query and fragment; undefined for an unknown path. */
export function pageAt(path: string): PageRoute | undefined {
  return routes.find((route) => matchesPath(route.path, path));
}
