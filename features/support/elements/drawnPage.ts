import { pageAt } from '../../../src/pageAt.ts';
import { documentTitle } from '../../../src/ui/documentTitle.ts';

/**
 * The name of the page at a path; undefined while it is not drawn, which the path alone does not tell. The title of a page such
 * as the listing depends on what it shows.
 */
export function drawnPage(path: string, title: string, headings: number): string | undefined {
  const page = pageAt(path);
  const isTitled = typeof page?.title !== 'string' || title === documentTitle(page.title);
  return headings === 1 && isTitled ? page?.name : undefined;
}
