import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Announcement } from '../../shared/ui/Announcement.tsx';
import { LoadFailure } from '../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { paths } from '../paths/paths.ts';
import { ReportPlot } from '../reports/ReportPlot.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Payments } from './Payments.tsx';
import { TODAY } from './pageTokens.ts';
import { Tasks } from './Tasks.tsx';
import styles from './TodayPage.module.css';
import type { TodayViewModel } from './TodayViewModel.ts';

/** `/admin` */
export const TodayPage = observer(function TodayPage() {
  const today = usePageViewModel(TODAY);
  return (
    <div className={styles.page}>
      <h1>Today</h1>
      <Announcement text={today.announcement} />
      <Content today={today} />
    </div>
  );
});

const Content = observer(function Content({ today }: { readonly today: TodayViewModel }) {
  switch (today.status) {
    case 'loading':
      return <Skeleton label="Loading what waits" shape="rows" />;
    case 'failed':
      return <LoadFailure title="What waits could not be loaded" onRetry={() => void today.load()} />;
    case 'ready':
      return (
        <>
          {today.failure !== '' && (
            <p role="status" className={styles.stale}>
              {today.failure} What you see may have changed.
            </p>
          )}
          {today.isNewShop && <FirstSteps mayInvite={today.mayInvite} />}
          <Tasks tasks={today.tasks} isNewShop={today.isNewShop} />
          <Payments today={today} />
          {!today.isNewShop && today.sales !== undefined && <Sales sales={today.sales} />}
        </>
      );
  }
});

/** The sales of the last days as bars; Reports have their figures. */
function Sales({ sales }: { readonly sales: NonNullable<TodayViewModel['sales']> }) {
  return (
    <section className={styles.section} aria-labelledby="sales">
      <h2 id="sales">Sales of 14 days</h2>
      {sales.isNothing ? (
        <p className={styles.age}>Nothing was sold.</p>
      ) : (
        <>
          <p className={styles.total}>{sales.total}</p>
          <ReportPlot title="Sales" view={sales} />
        </>
      )}
      <p>
        <Link to={paths.reports} className={styles.more}>
          All reports
        </Link>
      </p>
    </section>
  );
}
