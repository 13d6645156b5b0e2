import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { creatorView } from '../catalogue/creators/creatorView.ts';
import type { RenderedPage } from './renderPage.tsx';

const SHOP = '/social.jpg';
const PORTRAITS = '/pictures/creators';

/**
 * Returns a function that returns the path of the picture that a link to a page shows: the product, the creator's portrait or the
 * first of the pieces, or the shop. Programs that show links show no SVG, so portraits have a PNG beside it.
 */
export function makeSharedPicture(folder: string): (page: Pick<RenderedPage, 'product' | 'creator'>) => string {
  const files = join(folder, PORTRAITS);
  const portraits = new Set(
    (existsSync(files) ? readdirSync(files) : []).map((file) => `${PORTRAITS}/${encodeURIComponent(file)}`),
  );
  return ({ product, creator }) => {
    if (creator === undefined) return product?.image ?? SHOP;
    const portrait = creatorView(creator.handle).portrait.replace(/svg$/, 'png');
    return portraits.has(portrait) ? portrait : (creator.pieces[0]?.image ?? SHOP);
  };
}
