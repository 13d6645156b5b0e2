import { observer } from 'mobx-react-lite';
import { LazyModal } from '../../shared/chunks/LazyModal.tsx';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button, type ButtonVariant } from '../../shared/ui/Button.tsx';
import styles from './LogoutButton.module.css';
import { LOGOUT } from './logoutTokens.ts';

/** Logs the shopper out; in a dialog asks before when changes would be lost. */
export const LogoutButton = observer(function LogoutButton(look: ButtonVariant) {
  const { question, logOut, confirm, stay } = usePageViewModel(LOGOUT);
  return (
    <>
      <Button {...look} onClick={logOut}>
        Logout
      </Button>
      <LazyModal isOpen={question !== undefined} title="Changes not sent" onClose={stay}>
        <div className={styles.question}>
          <p>{question}</p>
          <div className={styles.answers}>
            <Button onClick={stay}>Stay logged in</Button>
            <Button variant="secondary" onClick={confirm}>
              Log out
            </Button>
          </div>
        </div>
      </LazyModal>
    </>
  );
});
