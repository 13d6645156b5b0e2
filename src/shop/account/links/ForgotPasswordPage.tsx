import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { loginPath } from '../../../../core/storefront/session/loginPath.ts';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import styles from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { MailPromise } from './MailPromise.tsx';
import { FORGOT_PASSWORD } from './pageTokens.ts';

/** `/forgot-password`, with the page to return to after the login as `from` in the query. */
export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const { form, promise, askAgain } = usePageViewModel(FORGOT_PASSWORD);
  const from = useSearchParams()[0].get('from');
  return (
    <SessionFrame title={promise === undefined ? 'Forgot your password?' : 'Look into your mailbox'}>
      {promise === undefined ? (
        <ForgotPasswordForm form={form} />
      ) : (
        <MailPromise promise={promise} onAskAgain={askAgain} />
      )}
      <p className={styles.other}>
        Remembered it? <Link to={loginPath(from ?? '/')}>Back to login</Link>
      </p>
    </SessionFrame>
  );
});
