import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { ACCOUNT } from '../pageTokens.ts';
import styles from '../Section.module.css';
import type { AccountViewModel } from './AccountViewModel.ts';
import { OneTimeCodes } from './OneTimeCodes.tsx';

/** The account of the person who is signed in. */
export const Account = observer(function Account() {
  const account = usePageViewModel(ACCOUNT);
  if (account.status === 'failed')
    return <LoadFailure title="Your account could not be loaded" onRetry={() => void account.load()} />;
  if (account.status === 'loading') return <Skeleton label="Loading your account" shape="rows" />;
  return (
    <div className={styles.section}>
      <Announcement text={account.announcement} />
      <FormAlert text={account.alert} />
      <OneTimeCodes account={account} />
      <Sessions account={account} />
    </div>
  );
});

const Sessions = observer(function Sessions({ account }: { readonly account: AccountViewModel }) {
  return (
    <section aria-label="Sessions">
      <h2>Where you are signed in</h2>
      <ul aria-label="Sessions">
        {account.sessions.map(({ id, device, when, isCurrent }) => (
          <li key={id} className={styles.item}>
            <div>
              <p className={styles.name}>{device}</p>
              <p className={styles.muted}>
                {isCurrent && 'This one · '}
                {when}
              </p>
            </div>
            {!isCurrent && (
              <div className={styles.controls}>
                <Button
                  variant="secondary"
                  aria-label={`End the session on ${device}`}
                  aria-disabled={account.isBusy}
                  onClick={() => void account.endSession(id)}
                >
                  End
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {account.sessions.length > 1 && (
        <div className={styles.buttons}>
          <Button variant="secondary" aria-disabled={account.isBusy} onClick={() => void account.endOtherSessions()}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </section>
  );
});
