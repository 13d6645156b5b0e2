import type { Locator } from 'playwright-core';
import type { Visit } from './BrowserSession.ts';

/** The bar at the top. */
export function mainBar({ page }: Visit): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

/** The page's own content. */
export function content({ page }: Visit): Locator {
  return page.getByRole('main');
}

/** The dialog over the page that is open with this title. */
export function dialog({ page }: Visit, title: string | RegExp): Locator {
  return page.getByRole('dialog', typeof title === 'string' ? { name: title, exact: true } : { name: title });
}

/** What the shopper has to do with: the dialog over the page if one is open, else the page's content. */
export async function inFront(visit: Visit): Promise<Locator> {
  const over = visit.page.getByRole('dialog');
  return (await over.count()) > 0 ? over : content(visit);
}

/** What belongs to one product or address of that name on the page. */
export function partOf(visit: Visit, name: string): Locator {
  const named = { name, exact: true };
  return content(visit).getByRole('article', named).or(content(visit).getByRole('listitem', named));
}
