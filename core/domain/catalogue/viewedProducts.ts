/** How many viewed products are remembered. */
export const MOST_VIEWED = 12;

/** Puts a product that is viewed now before those viewed earlier, each once. Keys are the products' keys. */
export function withViewed(keys: readonly string[], key: string): readonly string[] {
  return [key, ...keys.filter((other) => other !== key)].slice(0, MOST_VIEWED);
}
