import type { TextFacet } from '../../../../core/domain/catalogue/facets/textFacets.ts';

type FacetText = {
  /** The heading of the group. */
  readonly title: string;
  /** `names` are shown as they are, `words` with a capital; `codes`, such as sizes, are short, and mean nothing without the title. */
  readonly values: 'names' | 'words' | 'codes';
};

/** How each group of filters is shown. */
export const facetTexts: Readonly<Record<TextFacet | 'priceBands', FacetText>> = {
  influencers: { title: 'Influencers', values: 'names' },
  sizes: { title: 'Size', values: 'codes' },
  priceBands: { title: 'Price', values: 'names' },
  categories: { title: 'Category', values: 'words' },
  people: { title: 'For', values: 'words' },
};
