import { observer } from 'mobx-react-lite';
import { usePageViewModel, useShared } from '../../../shared/container/ShopContext.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { RESULT_ANNOUNCEMENT, RESULTS } from '../pageTokens.ts';
import styles from './ResultCount.module.css';

/** The number of matching pieces; announced once the filters have settled. */
export const ResultCount = observer(function ResultCount() {
  const { status, resultCount } = useShared(RESULTS);
  const news = usePageViewModel(RESULT_ANNOUNCEMENT);
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
