import type { Facets } from './facets.ts';
import type { CatalogueOptions } from './options.ts';

/** Returns the options from the counts of a result without filters. */
export function optionsOfFacets({ categories, influencers, sizes }: Facets): CatalogueOptions {
  const valuesOf = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);
  return { categories: valuesOf(categories), influencers: valuesOf(influencers), sizes: valuesOf(sizes) };
}
