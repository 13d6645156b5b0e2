/** Runs in the page: the accessible name of a link with a badge, and the badge's text. */
export function badgeOf([link]: readonly Element[]): readonly [name: string, badge: string] {
  return [link?.getAttribute('aria-label') ?? '', link?.textContent?.trim() ?? ''];
}
