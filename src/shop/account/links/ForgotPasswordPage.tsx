import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { loginPath } from '../../../../core/storefront/session/loginPath.ts';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import styles from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { FORGOT_PASSWORD } from './pageTokens.ts';

/** `/forgot-password`, with the page to return to after the login as `from` in the query. */
export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const { form, promise, askAgain } = usePageViewModel(FORGOT_PASSWORD);
  const from = useSearchParams()[0].get('from');
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (promise !== undefined) told.current?.focus();
  }, [promise]);
  return (
    <SessionFrame title={promise === undefined ? 'Forgot your password?' : 'Look into your mailbox'}>
      <div ref={told} role="status" tabIndex={-1}>
        {promise}
      </div>
      {promise === undefined ? (
        <ForgotPasswordForm form={form} />
      ) : (
        <>
          <p className={styles.hint}>
            Nothing there after a few minutes? Look among the unwanted mails, or check the spelling of your e-mail.
          </p>
          <Button wide variant="secondary" onClick={askAgain}>
            Ask again
          </Button>
        </>
      )}
      <p className={styles.other}>
        Remembered it? <Link to={loginPath(from ?? '/')}>Back to login</Link>
      </p>
    </SessionFrame>
  );
});
