import { observer } from 'mobx-react-lite';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { RESULTS } from '../pageTokens.ts';
import { LISTING } from '../tokens.ts';
import { CreatorFilter } from './CreatorFilter.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './FilterPanel.module.css';

/** The listing's filters. */
export const FilterPanel = observer(function FilterPanel() {
  const { reset } = useShared(LISTING);
  const { status, filterGroups } = useShared(RESULTS);
  if (status !== 'ready') return null;
  return (
    <div className={styles.panel}>
      {filterGroups.map((group) => {
        const Group = group.hasMore ? CreatorFilter : FilterGroup;
        return <Group key={group.group} group={group} />;
      })}
      <Button variant="secondary" wide onClick={reset}>
        Reset
      </Button>
    </div>
  );
});
