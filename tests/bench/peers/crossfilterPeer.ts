import crossfilter, { type Dimension, type Group } from 'crossfilter2';
import type { Filters } from '../../../core/domain/catalogue/Filters.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { bandOf } from './bandOf.ts';
import type { Peer } from './Peer.ts';

type Row = { readonly product: Product; readonly place: number; readonly name: string; readonly band: string };

/** Keeps equal prices in catalogue order in both sort orders. */
const PLACES = 1_000_000;

/** Crossfilter as its documentation recommends: sets a filter only when it changes, and sorts by a dimension of its own. */
export function crossfilterPeer(products: readonly Product[]): Peer {
  const rows: Row[] = products.map((product, place) => ({
    product,
    place,
    name: product.name.toLowerCase(),
    band: bandOf(product),
  }));
  const catalogue = crossfilter(rows);
  const categories = facet(catalogue.dimension(({ product }) => product.category));
  const influencers = facet(catalogue.dimension(({ product }) => product.influencer));
  const sizes = facet(catalogue.dimension(({ product }) => product.size));
  const bands = facet(catalogue.dimension(({ band }) => band));
  const names = catalogue.dimension(({ name }) => name);
  const cheapest = catalogue.dimension(({ product, place }) => product.discountedPrice * PLACES + place);
  const dearest = catalogue.dimension(({ product, place }) => -product.discountedPrice * PLACES + place);
  let search = '';

  const rowsInOrder = (sort: Filters['sort']) => {
    if (sort === undefined) return catalogue.allFiltered();
    return (sort === 'lowToHigh' ? cheapest : dearest).bottom(Number.POSITIVE_INFINITY);
  };

  return (filters) => {
    categories.choose(filters.categories);
    influencers.choose(filters.influencers);
    sizes.choose(filters.sizes);
    bands.choose(filters.priceBands.map(({ min }) => bandAt(min)));
    if (filters.search !== search) {
      search = filters.search;
      const word = search.toLowerCase();
      if (word === '') names.filterAll();
      else names.filterFunction((name) => String(name).includes(word));
    }
    return {
      products: rowsInOrder(filters.sort).map(({ product }) => product),
      counts: {
        categories: categories.counts(),
        influencers: influencers.counts(),
        sizes: sizes.counts(),
        priceBands: bands.counts(),
      },
    };
  };
}

function bandAt(min: number): string {
  return bandOf({ discountedPrice: min } as Product);
}

function facet(dimension: Dimension<Row, string>) {
  const group: Group<Row, string, number> = dimension.group<string, number>();
  let last = '';
  return {
    choose(values: readonly string[]): void {
      const now = values.join('\n');
      if (now === last) return;
      last = now;
      const [only, ...more] = values;
      const chosen = new Set(values);
      if (only === undefined) dimension.filterAll();
      else if (more.length === 0) dimension.filterExact(only);
      else dimension.filterFunction((value) => chosen.has(String(value)));
    },
    counts: () => new Map(group.all().map(({ key, value }) => [key, value])),
  };
}
