import { documentTitle } from '../../../src/shared/ui/text/documentTitle.ts';
import { pageAt } from '../../../src/shop/open/pageAt.ts';

/**
 * The name of the page at a path; undefined until it is rendered, which is later than the change of the path. The title of a
 * page such as the listing depends on its content.
 */
export function renderedPage(path: string, title: string, headings: number): string | undefined {
  const page = pageAt(path);
  const isTitled = typeof page?.title !== 'string' || title === documentTitle(page.title);
  return headings === 1 && isTitled ? page?.name : undefined;
}
