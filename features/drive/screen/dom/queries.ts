import { getByRole, queryAllByRole, queryByRole } from '@testing-library/dom';

type Name = string | RegExp;

/** The main navigation in the header. */
export function mainNavigation(): HTMLElement {
  return getByRole(document.body, 'navigation', { name: 'Main' });
}

/** The page's own content. */
export function content(): HTMLElement {
  return getByRole(document.body, 'main');
}

/** The dialog over the page that is open with this title. */
export function dialog(title: Name): HTMLElement | null {
  return queryByRole(document.body, 'dialog', { name: title });
}

/** The open dialog, or the page's content without one. */
export function inFront(): HTMLElement {
  return queryByRole(document.body, 'dialog') ?? content();
}

/** The element of the product or address of that name. */
export function partOf(name: string): HTMLElement {
  const page = content();
  return theOne(
    [...queryAllByRole(page, 'article', { name }), ...queryAllByRole(page, 'listitem', { name })],
    `"${name}" on the page`,
  );
}

/** The one element among those found; throws when there is none or several. */
export function theOne<Found extends Element>(found: readonly Found[], description: string): Found {
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Error(`There are ${found.length} of ${description}`);
  return one;
}

/** The elements of a role within another; none when that does not exist. */
export function allByRole(place: HTMLElement | null, role: string, name?: Name): readonly HTMLElement[] {
  return place === null ? [] : queryAllByRole(place, role, name === undefined ? {} : { name });
}

export function textsOf(elements: readonly Element[]): readonly string[] {
  return elements.map(({ textContent }) => textContent?.trim() ?? '');
}

/** The names of the products in the list of that name. */
export function productsIn(list: Name): readonly string[] {
  const articles = allByRole(queryByRole(content(), 'list', { name: list }), 'article');
  return textsOf(articles.flatMap((article) => allByRole(article, 'heading')));
}
