import { observer } from 'mobx-react-lite';
import { LazyModal } from '../../shared/chunks/LazyModal.tsx';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './SessionNews.module.css';
import { SignInForm } from './SignInForm.tsx';
import { STAFF_SESSION } from './tokens.ts';

/** What has changed of the session while a screen is shown. When it has ended, a form over the screen begins another. */
export const SessionNews = observer(function SessionNews() {
  const { hasEnded, isFormOpen, news, openForm, closeForm, dismissNews } = useShared(STAFF_SESSION);
  return (
    <>
      <div role="status" className={styles.place}>
        {hasEnded && (
          <p className={styles.news}>
            Your session has ended. What you typed is still here, and not saved.
            <Button onClick={openForm}>Sign in again</Button>
          </p>
        )}
        {news !== '' && (
          <p className={styles.news}>
            {news}
            <Button variant="quiet" onClick={dismissNews}>
              Close
            </Button>
          </p>
        )}
      </div>
      <LazyModal isOpen={isFormOpen} title="Your session has ended" onClose={closeForm}>
        <p className={styles.text}>Sign in again, and what you asked for goes on. What you typed is still here.</p>
        <SignInForm />
      </LazyModal>
    </>
  );
});
