import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { PieceEntry } from '../../../core/domain/catalogue/search/PieceEntry.ts';
import type { ProductSearch } from '../../../core/domain/catalogue/search/ProductSearch.ts';
import { queryAtOnce } from '../../../core/storefront/catalogue/queryAtOnce.ts';
import type { ForQueryingProducts } from '../../../core/storefront/ports/catalogue/ForQueryingProducts.ts';

/** The catalogue that documents are rendered with. */
export type RenderedCatalogue = {
  readonly search: ProductSearch<PieceEntry>;
  /** How many products are listed. */
  readonly count: number;
  readonly version: number;
  /** All products, where they are in memory. */
  readonly held:
    | { readonly byKey: ReadonlyMap<string, Product>; readonly byId: ReadonlyMap<number, Product> }
    | undefined;
  find(keys: readonly string[]): Promise<ReadonlyMap<string, Product>>;
  withId(id: number): Promise<Product | undefined>;
};

/**
 * Renders with answers that are there at once. Where products are not in memory, it renders again with those that were asked for, until
 * none is missing.
 */
export async function answerRendering<Rendered>(
  { search, count, held, find, withId }: RenderedCatalogue,
  render: (catalogue: ForQueryingProducts) => Promise<Rendered>,
): Promise<Rendered> {
  const read = { byKey: new Map<string, Product | undefined>(), byId: new Map<number, Product | undefined>() };
  const { byKey, byId } = held ?? read;
  for (;;) {
    const [keys, ids] = [new Set<string>(), new Set<number>()];
    const ask =
      <Key>(known: ReadonlyMap<Key, Product | undefined>, missing: Set<Key>) =>
      (key: Key) => {
        if (held === undefined && !known.has(key)) missing.add(key);
        return known.get(key);
      };
    const products = { withKey: ask(byKey, keys), withId: ask(byId, ids) };
    const rendered = await render(queryAtOnce({ search, count, products }));
    if (keys.size + ids.size === 0) return rendered;
    const found = await find([...keys]);
    for (const key of keys) read.byKey.set(key, found.get(key));
    for (const id of ids) read.byId.set(id, await withId(id));
  }
}
