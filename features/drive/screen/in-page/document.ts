/** Runs in the page: the path with query and fragment. */
export function pathNow(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

/** Runs in the page: the document's title, and how many headings of the first level its content has. */
export function titleNow([main]: readonly Element[]): { readonly title: string; readonly headings: number } {
  return { title: document.title, headings: main?.querySelectorAll('h1').length ?? 0 };
}
