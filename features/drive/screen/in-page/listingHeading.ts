/** Runs in the page: the heading of the listing, and the number of products beside it. */
export function listingHeading([main]: readonly Element[]): { readonly title: string; readonly count: string } {
  const isCount = (part: Element) => part.children.length === 0 && /^[\d,]+ pieces?$/.test(part.textContent ?? '');
  const count = [...(main?.querySelectorAll('*') ?? [])].find((part) => isCount(part) && part.checkVisibility());
  return { title: main?.querySelector('h1')?.textContent ?? '', count: count?.textContent ?? '' };
}
