import type { Product } from '../../domain/catalogue/Product.ts';
import type { Keyed } from '../../domain/lists/sortByKeys.ts';
import type { FindProductsAt } from '../ports/catalogue/FindProducts.ts';

/**
 * Resolves with the lines of the shopper's cart or wishlist and their products at current prices, without products that are not
 * listed, the line that was added first at first.
 */
export type ShowList<Line> = (shopperId: string) => Promise<readonly (Product & Line)[]>;

/** The lines of the shoppers, and the version of the catalogue at the same moment. */
type StoredLists<Line> = {
  lines(shopperId: string): Promise<{ readonly lines: readonly Line[]; readonly catalogueVersion: number }>;
};

export function makeShowList<Line extends Keyed>(
  lists: StoredLists<Line>,
  findProductsAt: FindProductsAt,
): ShowList<Line> {
  return async (shopperId) => {
    const { lines, catalogueVersion } = await lists.lines(shopperId);
    const keys = lines.map(({ key }) => key);
    const products = await findProductsAt(catalogueVersion, keys);
    return lines.flatMap((line) => {
      const product = products.get(line.key);
      return product === undefined ? [] : [Object.assign({}, product, line)];
    });
  };
}
