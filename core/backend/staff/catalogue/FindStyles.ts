import { FREE_PIECES } from '../../../domain/stock/Availability.ts';
import { type Style, styleIdOf } from '../../../domain/styles/Style.ts';
import type { StyleSize } from '../../../domain/styles/StyleSize.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { StoredProduct } from '../../ports/ForStoringProducts.ts';
import { sizeOf } from './ChangeProducts.ts';
import { styleFrom } from './readStyle.ts';

/** A size with its pieces; `onHand` and `held` are absent when they are not counted. */
export type StockedSize = StyleSize & { readonly onHand?: number; readonly held?: number };

export type StyleWithSizes = { readonly style: Style; readonly sizes: readonly StockedSize[] };

/** A page of a list: those behind `after`, at most `limit`. */
export type CataloguePageRequest = {
  /** A part of the title, the creator or a SKU. */
  readonly text?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** Which styles a sheet of the stock shows: all, or those with a size that is nearly out or out. */
export type StockRequest = CataloguePageRequest & { readonly state?: keyof typeof FREE_PIECES | undefined };

type Ports = Pick<BackEndPorts, 'styles' | 'catalogue' | 'stock'>;

/** What staff read of the catalogue. Each list ends in `next`, behind which the next page begins, when there are more. */
export function makeFindStyles(ports: Ports) {
  return {
    findStyles: async ({ text = '', state, after, limit }: StockRequest) => {
      const free = state && FREE_PIECES[state];
      const ids = await ports.styles.find({ text: text.trim().toLowerCase(), free, after, most: limit + 1 });
      const page = ids.slice(0, limit);
      return { styles: await withSizes(ports, page), ...nextOf(ids, page) };
    },

    showStyle: async (id: string): Promise<StyleWithSizes | 'unknown-style'> =>
      (await withSizes(ports, [id]))[0] ?? 'unknown-style',

    findProducts: async ({
      text = '',
      styleId,
      after,
      limit,
    }: CataloguePageRequest & { readonly styleId?: string | undefined }) => {
      const search = { text: text.trim().toLowerCase(), styleId, after, most: limit + 1 };
      const sizes = (await ports.catalogue.find(search)).map(sizeOf);
      const page = sizes.slice(0, limit);
      const skus = (of: readonly StyleSize[]) => of.map(({ sku }) => sku);
      return { products: page, ...nextOf(skus(sizes), skus(page)) };
    },

    showProduct: async (sku: string): Promise<StyleSize | 'unknown-product'> => {
      const [product] = await ports.catalogue.withSkus([sku]);
      return product === undefined ? 'unknown-product' : sizeOf(product);
    },
  };
}

/** Resolves with those of the styles that there are, in this order. */
async function withSizes(
  { styles, catalogue, stock }: Ports,
  ids: readonly string[],
): Promise<readonly StyleWithSizes[]> {
  const [rows, products] = await Promise.all([styles.stored(ids), catalogue.ofStyles(ids)]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const levels = new Map((await stock.levels(products.map(({ key }) => key))).map((level) => [level.sku, level]));
  const byStyle = new Map<string, StoredProduct[]>(ids.map((id) => [id, []]));
  for (const product of products) byStyle.get(styleIdOf(product))?.push(product);
  return ids.flatMap((id) => {
    const own = byStyle.get(id) ?? [];
    const style = styleFrom(id, stored.get(id), own[0]);
    if (style === undefined) return [];
    return [{ style, sizes: own.map((product) => ({ ...sizeOf(product), ...levels.get(product.key) })) }];
  });
}

function nextOf(all: readonly string[], page: readonly string[]): { readonly next?: string } {
  const last = page.at(-1);
  return all.length > page.length && last !== undefined ? { next: last } : {};
}
