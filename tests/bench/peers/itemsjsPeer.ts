import itemsjs from 'itemsjs';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { bandOf } from './bandOf.ts';
import type { Peer, PeerGroup } from './Peer.ts';

type Item = { readonly place: number; readonly price: number } & Readonly<Record<PeerGroup, string>>;

const GROUPS: readonly PeerGroup[] = ['categories', 'influencers', 'sizes', 'priceBands'];
const ALTERNATIVES = { conjunction: false, size: 100, hide_zero_doc_count: false } as const;

/** itemsjs as its documentation recommends, with OR facets. It has no substring search, so it receives the matching products. */
export function itemsjsPeer(products: readonly Product[]): Peer {
  const items: Item[] = products.map((product, place) => ({
    place,
    price: product.discountedPrice,
    categories: product.category,
    influencers: product.influencer,
    sizes: product.size,
    priceBands: bandOf(product),
  }));
  const names = products.map(({ name }) => name.toLowerCase());
  const engine = itemsjs<Item, PeerGroup>(items, {
    aggregations: {
      categories: ALTERNATIVES,
      influencers: ALTERNATIVES,
      sizes: ALTERNATIVES,
      priceBands: ALTERNATIVES,
    },
    sortings: {
      lowToHigh: { field: ['price', 'place'], order: ['asc', 'asc'] },
      highToLow: { field: ['price', 'place'], order: ['desc', 'asc'] },
    },
    native_search_enabled: false,
  });
  let word = '';
  let finds: number[] | undefined;

  const findsOf = (search: string) => {
    if (search.toLowerCase() !== word) {
      word = search.toLowerCase();
      // The library numbers its items from 1.
      finds = word === '' ? undefined : names.flatMap((name, place) => (name.includes(word) ? [place + 1] : []));
    }
    return finds;
  };

  return (filters) => {
    const ids = findsOf(filters.search);
    const { data } = engine.search({
      per_page: products.length,
      filters: {
        categories: [...filters.categories],
        influencers: [...filters.influencers],
        sizes: [...filters.sizes],
        priceBands: filters.priceBands.map(({ min }) => bandOf({ discountedPrice: min } as Product)),
      },
      ...(filters.sort !== undefined && { sort: filters.sort }),
      ...(ids !== undefined && { _ids: ids }),
    });
    const countsOf = (group: PeerGroup) =>
      new Map(data.aggregations[group].buckets.map(({ key, doc_count }) => [key, doc_count]));
    const [categories, influencers, sizes, priceBands] = GROUPS.map(countsOf);
    if (!categories || !influencers || !sizes || !priceBands) throw new Error('A facet is missing');
    return {
      products: data.items.flatMap(({ place }) => products[place] ?? []),
      counts: { categories, influencers, sizes, priceBands },
    };
  };
}
