/** Runs in the page: where each link leads. */
export function addressesOf(links: readonly Element[]): readonly string[] {
  return links.map((link) => link.getAttribute('href') ?? '');
}
