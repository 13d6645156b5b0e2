import type { ShopServices } from './ShopServices.ts';

/** Names the origins of pictures that the shop's pages do not allow, each once. */
export function warnOfHosts(
  products: readonly { readonly image: string }[],
  { configuration: { imageHosts, siteUrl }, out }: Pick<ShopServices, 'configuration' | 'out'>,
): void {
  const known = [...imageHosts, ...(siteUrl === undefined ? [] : [new URL(siteUrl).origin])];
  const origins = products.flatMap(({ image }) => (URL.canParse(image) ? new URL(image).origin : []));
  for (const origin of new Set(origins)) {
    if (!known.includes(origin)) out.warn(`Browsers show no pictures of ${origin} until IMAGE_HOSTS has it`);
  }
}
