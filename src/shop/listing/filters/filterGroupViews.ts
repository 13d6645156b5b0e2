import { includesText } from '../../../../core/domain/catalogue/changeFilters.ts';
import type { Filters } from '../../../../core/domain/catalogue/Filters.ts';
import type { Facets } from '../../../../core/domain/catalogue/facets.ts';
import { priceBands } from '../../../../core/domain/catalogue/priceBands.ts';

export type FilterOptionView = {
  /** Identifies the option when it is toggled. */
  readonly value: string;
  readonly label: string;
  /** How many products the option would show. */
  readonly count: number;
  readonly isChosen: boolean;
};

export type FilterGroupView = {
  readonly group: 'influencers' | 'sizes' | 'priceBands' | 'categories';
  readonly title: string;
  readonly options: readonly FilterOptionView[];
};

/** The filter panel's groups, in order, ready to print. */
export function filterGroupViews(facets: Facets, filters: Filters): readonly FilterGroupView[] {
  return [
    wordGroup('influencers', 'Influencers', facets, filters),
    wordGroup('sizes', 'Size', facets, filters),
    { group: 'priceBands', title: 'Price', options: bandOptions(facets, filters) },
    wordGroup('categories', 'Category', facets, filters),
  ];
}

function wordGroup(
  group: 'influencers' | 'sizes' | 'categories',
  title: string,
  facets: Facets,
  filters: Filters,
): FilterGroupView {
  const chosen = filters[group];
  const options = facets[group].map(({ value, count }) => ({
    value,
    label: value,
    count,
    isChosen: includesText(chosen, value),
  }));
  return { group, title, options };
}

function bandOptions(facets: Facets, filters: Filters): readonly FilterOptionView[] {
  return priceBands.map(({ label, min }) => ({
    value: label,
    label,
    count: facets.priceBands.find(({ band }) => band.min === min)?.count ?? 0,
    isChosen: filters.priceBands.some((band) => band.min === min),
  }));
}
