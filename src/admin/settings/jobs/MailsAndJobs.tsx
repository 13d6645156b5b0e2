import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { JOBS, MAILS } from '../pageTokens.ts';
import sectionStyles from '../Section.module.css';
import styles from './MailsAndJobs.module.css';
import type { WorkListViewModel } from './WorkListViewModel.ts';
import type { WorkView } from './workView.ts';

/** What the shop does by itself. */
export const MailsAndJobs = observer(function MailsAndJobs() {
  const jobs = usePageViewModel(JOBS);
  const mails = usePageViewModel(MAILS);
  return (
    <div id="jobs" className={sectionStyles.section}>
      <WorkList list={jobs} title="Jobs" action="Run now" empty="The shop has no jobs to do." />
      <WorkList list={mails} title="Mails" action="Send again" empty="No mail was sent yet." />
    </div>
  );
});

type WorkListProps = {
  readonly list: Omit<WorkListViewModel<never>, 'pages'> & {
    readonly pages: Omit<WorkListViewModel<never>['pages'], 'page' | 'show' | 'update' | 'askAgain'>;
  };
  readonly title: string;
  /** What the button of an entry says. */
  readonly action: string;
  readonly empty: string;
};

function WorkList(props: WorkListProps) {
  return (
    <section aria-label={props.title} className={styles.list}>
      <h2>{props.title}</h2>
      <Content {...props} />
    </section>
  );
}

const Content = observer(function Content({ list, title, action, empty }: WorkListProps) {
  const name = title.toLowerCase();
  if (list.pages.status === 'loading') return <Skeleton label={`Loading ${name}`} shape="rows" />;
  if (list.pages.status === 'failed')
    return <LoadFailure title={`The ${name} could not be loaded`} onRetry={() => void list.pages.load()} />;
  return (
    <>
      <Announcement text={list.announcement} />
      <FormAlert text={list.alert || list.pages.failure} />
      {list.rows.length === 0 ? (
        <p className={sectionStyles.muted}>{empty}</p>
      ) : (
        <ul className={sectionStyles.list}>
          {list.rows.map((row) => (
            <Row
              key={row.id}
              view={row}
              action={action}
              isBusy={list.isBusy}
              onPress={() => void list.repeat(row.id)}
            />
          ))}
        </ul>
      )}
      {list.pages.hasMore && (
        <Button variant="secondary" aria-disabled={list.pages.isLoadingMore} onClick={() => void list.pages.loadMore()}>
          Show more {name}
        </Button>
      )}
    </>
  );
});

type RowProps = {
  readonly view: WorkView;
  readonly action: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
};

function Row({ view: { what, about, state, isGivenUp, reason }, action, isBusy, onPress }: RowProps) {
  return (
    <li className={sectionStyles.item}>
      <div>
        <p>
          <span className={sectionStyles.name}>{what}</span> · <bdi>{about}</bdi>
        </p>
        <p className={isGivenUp ? styles.givenUp : sectionStyles.muted}>{state}</p>
        {reason !== undefined && (
          <p className={isGivenUp ? styles.givenUp : sectionStyles.muted}>
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      <Button variant="secondary" aria-label={`${action}: ${what}, ${about}`} aria-disabled={isBusy} onClick={onPress}>
        {action}
      </Button>
    </li>
  );
}
