/** The title of a document, from the name of its page. */
export function documentTitle(page: string): string {
  return `${page} · Creator Row`;
}
