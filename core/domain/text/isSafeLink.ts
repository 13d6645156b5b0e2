const SCHEME = /^[^/?#]*:/;
const SAFE_SCHEME = /^(https?|mailto):/i;

/** Whether a link from a text that somebody has written may be followed: it leads to a page, or to a mail, and runs nothing. */
export function isSafeLink(address: string): boolean {
  return !SCHEME.test(address) || SAFE_SCHEME.test(address);
}
