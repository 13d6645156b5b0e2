import { includesText } from '../../../../core/domain/catalogue/changeFilters.ts';
import type { Filters } from '../../../../core/domain/catalogue/Filters.ts';
import type { OptionCount } from '../../../../core/domain/catalogue/facets.ts';
import { priceBands } from '../../../../core/domain/catalogue/priceBands.ts';
import { SHOWN_CREATORS, type ShownFacets } from '../../../../core/domain/catalogue/shownFacets.ts';

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
  /** Whether there are more options than these, which can be searched for. */
  readonly hasMore?: boolean;
};

/** The filter panel's groups, in order, ready to print. */
export function filterGroupViews(facets: ShownFacets, filters: Filters): readonly FilterGroupView[] {
  return [
    {
      ...wordGroup('influencers', 'Influencers', facets, filters),
      hasMore: facets.influencerCount > SHOWN_CREATORS,
    },
    wordGroup('sizes', 'Size', facets, filters),
    { group: 'priceBands', title: 'Price', options: bandOptions(facets, filters) },
    wordGroup('categories', 'Category', facets, filters),
  ];
}

function wordGroup(
  group: 'influencers' | 'sizes' | 'categories',
  title: string,
  facets: ShownFacets,
  filters: Filters,
): FilterGroupView {
  return { group, title, options: facets[group].map((option) => optionView(option, filters[group])) };
}

export function optionView({ value, count }: OptionCount, chosen: readonly string[]): FilterOptionView {
  return { value, label: value, count, isChosen: includesText(chosen, value) };
}

function bandOptions(facets: ShownFacets, filters: Filters): readonly FilterOptionView[] {
  return priceBands.map(({ label, min }) => ({
    value: label,
    label,
    count: facets.priceBands.find(({ band }) => band.min === min)?.count ?? 0,
    isChosen: filters.priceBands.some((band) => band.min === min),
  }));
}
