import { distinctTexts } from '../../text/distinctTexts.ts';
import type { Product } from '../Product.ts';
import { type TextFacet, textFacets } from './textFacets.ts';

/** What every page may show of the catalogue, in catalogue order. */
export type CatalogueOptions = {
  readonly categories: readonly string[];
  /** For whom pieces are, such as `women`. */
  readonly people: readonly string[];
  /** The first {@link FIRST_CREATORS} creators. */
  readonly influencers: readonly string[];
  /** How many creators there are. */
  readonly influencerCount: number;
};

/** How many creators are known without a question for more. */
export const FIRST_CREATORS = 24;

export function firstOptionsOf(products: readonly Product[]): CatalogueOptions {
  return firstOptionsIn({ options: (facet) => distinctTexts(products.flatMap(textFacets[facet].of)) });
}

/** Returns the same of a catalogue that is searched. */
export function firstOptionsIn({ options }: { options(facet: TextFacet): readonly string[] }): CatalogueOptions {
  const influencers = options('influencers');
  return {
    ...{ categories: options('categories'), people: options('people') },
    ...{ influencers: influencers.slice(0, FIRST_CREATORS), influencerCount: influencers.length },
  };
}
