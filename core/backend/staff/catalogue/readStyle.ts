import { NO_FACTS, picturesOf, type Style, showsPictures } from '../../../domain/styles/Style.ts';
import type { StoredStyle } from '../../ports/catalogue/ForStoringStyles.ts';
import type { StoredProduct } from '../../ports/ForStoringProducts.ts';
import type { TransactionStores } from '../../ports/ForTransacting.ts';

/** The stores of styles and their products. */
export type StyleStores = Pick<TransactionStores, 'styles' | 'catalogue'>;

/** Resolves with a style, if there is one. */
export async function readStyle({ styles, catalogue }: StyleStores, id: string): Promise<Style | undefined> {
  const [[stored], [first]] = [await styles.stored([id]), await catalogue.ofStyles([id])];
  return styleFrom(id, stored, first);
}

/** Returns a style of what is stored of it and its first product: what both say, the product says. */
export function styleFrom(
  id: string,
  stored: StoredStyle | undefined,
  first: StoredProduct | undefined,
): Style | undefined {
  if (first === undefined) return stored;
  const { name: title, influencer: creator, description, category, categoryName, hsn = '' } = first;
  const isShown = stored !== undefined && showsPictures(first, stored.pictures);
  return {
    ...{ ...NO_FACTS, ...stored, id, title, creator, description, category, categoryName, hsn },
    pictures: isShown ? stored.pictures : picturesOf(first),
  };
}
