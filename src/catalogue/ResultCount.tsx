import { observer } from 'mobx-react-lite';
import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';
import styles from './ResultCount.module.css';

/** How many pieces pass the filters, told anew whenever that changes. */
export const ResultCount = observer(function ResultCount() {
  const { status } = useShared(SHARED.catalogue);
  const { resultCount, filters } = useShared(SHARED.listing);
  return (
    <p className={styles.count}>
      <span role="status" aria-label="Result count">
        {status === 'ready' ? resultCount : ''}
      </span>
      {status === 'ready' && filters.search !== '' && ` for “${filters.search}”`}
    </p>
  );
});
