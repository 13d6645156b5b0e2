import { type PageRoute, routes } from './routes.ts';

/** Returns the page at a path, without regard to query and fragment; undefined for an unknown path. */
export function pageAt(path: string): PageRoute | undefined {
  const parts = partsOf(path);
  return routes.find((route) => {
    const wanted = partsOf(route.path);
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  });
}

function partsOf(path: string): readonly string[] {
  const [page = ''] = path.split(/[?#]/);
  return page.split('/').filter((part) => part !== '');
}
