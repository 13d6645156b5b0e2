import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { paths } from '../../paths/paths.ts';
import { SHOP_SETTINGS } from '../pageTokens.ts';
import sectionStyles from '../Section.module.css';
import { PaymentState } from './PaymentState.tsx';
import styles from './SettingsForm.module.css';

/** What the shop's mails and payments are like: they are set up on the server. */
export const MailAndPayments = observer(function MailAndPayments() {
  const page = usePageViewModel(SHOP_SETTINGS);
  if (page.status === 'failed')
    return <LoadFailure title="The settings could not be loaded" onRetry={() => void page.load()} />;
  const { outside } = page;
  if (outside === undefined) return <Skeleton label="Loading settings" shape="rows" />;
  const { mail, payments } = outside;
  return (
    <div className={sectionStyles.section}>
      <section className={styles.form} aria-label="Mails">
        <h2>Mails</h2>
        <dl className={styles.state}>
          <dt>Mails</dt>
          <dd>{mail.isSent ? 'are sent' : 'are written to files, and not sent'}</dd>
          <dt>Sender</dt>
          <dd>{mail.from}</dd>
        </dl>
        <Announcement text={page.announcement} />
        <FormAlert text={page.alert} />
        <div className={sectionStyles.controls}>
          <Button variant="secondary" aria-disabled={page.isBusy} onClick={() => void page.sendTestMail()}>
            Send me a test mail
          </Button>
        </div>
        {page.announcement !== '' && (
          <p>
            {page.announcement}. <Link to={`${paths.settings}?section=jobs`}>Mails and jobs</Link> says when it has
            left.
          </p>
        )}
      </section>
      {payments !== undefined && <PaymentState payments={payments} heard={page.heard} />}
    </div>
  );
});
