import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { ACTIVITY } from '../pageTokens.ts';
import sectionStyles from '../Section.module.css';
import styles from './Activity.module.css';
import type { ActivityView } from './activityView.ts';

/** What was changed in the admin, by whom, and what it was before. */
export const Activity = observer(function Activity() {
  const activity = usePageViewModel(ACTIVITY);
  if (activity.pages.status === 'failed')
    return <LoadFailure title="The activity could not be loaded" onRetry={() => void activity.pages.load()} />;
  if (activity.pages.status === 'loading') return <Skeleton label="Loading activity" shape="rows" />;
  if (activity.entries.length === 0) return <p className={sectionStyles.muted}>Nothing was changed yet.</p>;
  return (
    <div>
      <ol aria-label="Activity">
        {activity.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {activity.pages.hasMore && (
        <div className={styles.more}>
          {activity.pages.failure !== '' && <p role="alert">{activity.pages.failure}</p>}
          <Button
            variant="secondary"
            aria-disabled={activity.pages.isLoadingMore}
            onClick={() => void activity.pages.loadMore()}
          >
            Show more
          </Button>
        </div>
      )}
    </div>
  );
});

function Entry({ entry: { what, actor, at, changes } }: { readonly entry: ActivityView }) {
  return (
    <li className={styles.entry}>
      <p>
        <bdi className={sectionStyles.name}>{what}</bdi>
      </p>
      <p className={sectionStyles.muted}>
        <bdi>{actor}</bdi> · {at}
      </p>
      <ul className={styles.changes}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {field}:{' '}
            {before !== undefined && (
              <>
                <bdi>{before}</bdi> <span aria-hidden="true">→</span>
                <VisuallyHidden> became </VisuallyHidden>{' '}
              </>
            )}
            <bdi>{after}</bdi>
          </li>
        ))}
      </ul>
    </li>
  );
}
