import { observer } from 'mobx-react-lite';
import { PAGES, SHARED } from '../composition/viewModelTokens.ts';
import { usePageViewModel, useShared } from '../container/ShopContext.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ResultCount.module.css';

/** How many pieces pass the filters; read out once the choices have settled. */
export const ResultCount = observer(function ResultCount() {
  const { status } = useShared(SHARED.catalogue);
  const { resultCount } = useShared(SHARED.listing);
  const news = usePageViewModel(PAGES.resultAnnouncement);
  return (
    <>
      {status === 'ready' && <p className={styles.count}>{resultCount}</p>}
      <VisuallyHidden>
        <span role="status" aria-label="Result count">
          {news.text}
        </span>
      </VisuallyHidden>
    </>
  );
});
