import { filtersFromQueryString } from '../../../core/domain/catalogue/filters/filtersQueryString.ts';
import { normalisePath } from '../../../core/storefront/navigation/normalisePath.ts';
import { listingPath } from '../paths/listingPath.ts';
import { paths } from '../paths/paths.ts';
import { pageAt } from './pageAt.ts';

/**
 * Returns the path and query that the server renders the page of a URL path for; undefined when it renders no page there. The
 * listing's filters are written in one way, and no other page has a query.
 */
export function serverPath(url: string): string | undefined {
  const page = pageAt(url);
  if (!page?.serverRender) return undefined;
  const [path = '/', query = ''] = url.split('#', 1)[0]?.split('?', 2) ?? [];
  if (page.path === paths.listing) return listingPath(filtersFromQueryString(query));
  return normalisePath(path.replace(/^\/+/, '/'));
}
