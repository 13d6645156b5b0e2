/** The numeric id of the product whose page is at this path, as it is written there; undefined at any other path. */
export function productIdIn(path: string): string | undefined {
  return /^\/product-details\/([^/?#]+)/.exec(path)?.[1];
}
