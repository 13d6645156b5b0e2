import { observer } from 'mobx-react-lite';
import { usePageViewModel, useShared } from '../../../shared/container/ShopContext.tsx';
import { clearOnEscape } from '../../../shared/ui/forms/clearOnEscape.ts';
import { TextField } from '../../../shared/ui/forms/TextField.tsx';
import type { CreatorSearchViewModel } from '../../catalogue/creators/CreatorSearchViewModel.ts';
import { CREATOR_FINDER } from '../pageTokens.ts';
import { LISTING } from '../tokens.ts';
import styles from './FilterChoice.module.css';
import { FilterGroup, FilterOptions } from './FilterGroup.tsx';
import { type FilterGroupView, optionView } from './filterGroupViews.ts';

/** The group of the creators when there are more than it shows: with a field that finds the others. */
export const CreatorFilter = observer(function CreatorFilter({ group }: { readonly group: FilterGroupView }) {
  const search = usePageViewModel(CREATOR_FINDER);
  const { text, type } = search;
  const { influencers } = useShared(LISTING).filters;
  // Without a text nothing is asked.
  const isSearch = text.trim() !== '';
  const found = isSearch ? search.creators.map((creator) => optionView(creator, influencers)) : [];
  const options = group.options.filter(({ value }) => !found.some((other) => other.value === value));
  const hint = isSearch ? hintOf(search) : '';
  return (
    <FilterGroup group={{ ...group, options }}>
      <div className={styles.finder}>
        <TextField
          label="Find a creator"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={type}
          onKeyDown={clearOnEscape(text, type)}
          hint={hint}
        />
      </div>
      <FilterOptions group={group.group} options={found} />
    </FilterGroup>
  );
});

function hintOf({ status, summary }: CreatorSearchViewModel): string {
  return status === 'failed' ? 'The creators could not be loaded' : summary;
}
