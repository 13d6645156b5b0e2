import type { OptionCount } from '../../../../core/domain/catalogue/facets/facets.ts';
import { SHOWN_CREATORS, type ShownFacets } from '../../../../core/domain/catalogue/facets/shownFacets.ts';
import type { TextFacet } from '../../../../core/domain/catalogue/facets/textFacets.ts';
import { type FilterPart, filterGroups } from '../../../../core/domain/catalogue/filters/appliedFilters.ts';
import { includesText } from '../../../../core/domain/catalogue/filters/changeFilters.ts';
import type { Filters } from '../../../../core/domain/catalogue/filters/Filters.ts';
import { priceBands } from '../../../../core/domain/catalogue/filters/priceBands.ts';
import { facetTexts } from './facetTexts.ts';

export type FilterOptionView = {
  /** Identifies the option when it is toggled. */
  readonly value: string;
  readonly label: string;
  /** How many products the option would show. */
  readonly count: number;
  readonly isChosen: boolean;
};

export type FilterGroupView = {
  readonly group: Exclude<FilterPart, 'search'>;
  readonly title: string;
  /** Whether the options are names, words or short codes. */
  readonly values: 'names' | 'words' | 'codes';
  readonly options: readonly FilterOptionView[];
  /** Whether there are more options than these, which can be searched for. */
  readonly hasMore: boolean;
};

/** The filter panel's groups that have options, in order, ready to print. */
export function filterGroupViews(facets: ShownFacets, filters: Filters): readonly FilterGroupView[] {
  return filterGroups
    .map((group) => (group === 'priceBands' ? bandGroup(facets, filters) : textGroupView(group, facets, filters)))
    .filter(({ options }) => options.length > 0);
}

function textGroupView(group: TextFacet, facets: ShownFacets, filters: Filters): FilterGroupView {
  const options = facets[group].map((option) => optionView(option, filters[group]));
  return {
    group,
    ...facetTexts[group],
    options,
    hasMore: group === 'influencers' && facets.influencerCount > SHOWN_CREATORS,
  };
}

export function optionView({ value, count }: OptionCount, chosen: readonly string[]): FilterOptionView {
  return { value, label: value, count, isChosen: includesText(chosen, value) };
}

function bandGroup(facets: ShownFacets, filters: Filters): FilterGroupView {
  const options = priceBands.map(({ label, min }) => ({
    value: label,
    label,
    count: facets.priceBands.find(({ band }) => band.min === min)?.count ?? 0,
    isChosen: filters.priceBands.some((band) => band.min === min),
  }));
  return { group: 'priceBands', ...facetTexts.priceBands, options, hasMore: false };
}
