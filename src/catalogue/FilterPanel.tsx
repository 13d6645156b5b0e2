import { observer } from 'mobx-react-lite';
import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';
import { Button } from '../ui/Button.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './FilterPanel.module.css';
import { SortChoice } from './SortChoice.tsx';

/** Everything the listing can be narrowed and ordered by. */
export const FilterPanel = observer(function FilterPanel() {
  const catalogue = useShared(SHARED.catalogue);
  return (
    <div className={styles.panel}>
      <SortChoice sort={catalogue.filters.sort} onChosen={catalogue.sortBy} />
      {catalogue.status === 'ready' &&
        catalogue.filterGroups.map((group) => (
          <FilterGroup key={group.group} group={group} onToggled={(value) => catalogue.toggle(group.group, value)} />
        ))}
      <Button look="secondary" wide onClick={catalogue.reset}>
        Reset
      </Button>
    </div>
  );
});
