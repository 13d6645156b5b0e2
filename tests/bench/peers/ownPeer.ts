import type { QueryCatalogue } from '../../../core/domain/catalogue/CatalogueResult.ts';
import { priceBands } from '../../../core/domain/catalogue/priceBands.ts';
import type { Peer } from './Peer.ts';

/** The shop's own query, with its result in the form of a peer. */
export function ownPeer(query: QueryCatalogue): Peer {
  return (filters) => {
    const { products, facets } = query(filters);
    const words = (counts: readonly { readonly value: string; readonly count: number }[]) =>
      new Map(counts.map(({ value, count }) => [value, count]));
    return {
      products,
      counts: {
        categories: words(facets.categories),
        influencers: words(facets.influencers),
        sizes: words(facets.sizes),
        priceBands: new Map(facets.priceBands.map(({ count }, place) => [priceBands[place]?.label ?? '', count])),
      },
    };
  };
}
