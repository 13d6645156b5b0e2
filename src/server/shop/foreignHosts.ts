import type { ShopServices } from './ShopServices.ts';

/** Returns the origins of pictures that the shop's pages do not allow, each once. */
export function foreignHosts(
  products: readonly { readonly image: string }[],
  { imageHosts, siteUrl }: ShopServices['configuration'],
): readonly string[] {
  const known = new Set([...imageHosts, ...(siteUrl === undefined ? [] : [new URL(siteUrl).origin])]);
  const origins = products.flatMap(({ image }) => (URL.canParse(image) ? [new URL(image).origin] : []));
  return [...new Set(origins)].filter((origin) => !known.has(origin));
}
