import type { Locator } from 'playwright-core';
import type { BrowserSession } from './BrowserSession.ts';

/** The main navigation in the header. */
export function mainNavigation({ page }: BrowserSession): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

/** The page's own content. */
export function content({ page }: BrowserSession): Locator {
  return page.getByRole('main');
}

/** The dialog over the page that is open with this title. */
export function dialog({ page }: BrowserSession, title: string | RegExp): Locator {
  return page.getByRole('dialog', typeof title === 'string' ? { name: title, exact: true } : { name: title });
}

/** The open dialog, or the page's content without one. */
export async function inFront(session: BrowserSession): Promise<Locator> {
  const over = session.page.getByRole('dialog');
  return (await over.count()) > 0 ? over : content(session);
}

/** The element of the product or address of that name. */
export function partOf(session: BrowserSession, name: string): Locator {
  const named = { name, exact: true };
  return content(session).getByRole('article', named).or(content(session).getByRole('listitem', named));
}
