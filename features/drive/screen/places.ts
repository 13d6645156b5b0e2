import type { Name, Page } from './Page.ts';

/** The main navigation in the header. */
export function mainNavigation(page: Page): Page {
  return page.find('navigation', 'Main');
}

/** The page's own content. */
export function content(page: Page): Page {
  return page.find('main');
}

/** The dialog over the page that is open with this title. */
export function dialog(page: Page, title: Name): Page {
  return page.find('dialog', title);
}

/** The open dialog, or the page's content without one. */
export async function inFront(page: Page): Promise<Page> {
  const over = page.find('dialog');
  return (await over.isThere()) ? over : content(page);
}

/** The part of the product or address of that name. */
export function partOf(page: Page, name: string): Page {
  return content(page).find(['article', 'listitem'], name);
}

/** The headings of the articles in the list of that name. */
export function namesIn(page: Page, list: Name): Promise<readonly string[]> {
  return content(page).find('list', list).find('article').find('heading').texts();
}
