import { observer } from 'mobx-react-lite';
import { LazyModal } from '../../shared/chunks/LazyModal.tsx';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { SignInForm } from './SignInPage.tsx';
import { STAFF_SESSION } from './tokens.ts';

/** Asks to sign in again when a session has ended, above the screen, which keeps what was typed. */
export const SignInAgain = observer(function SignInAgain() {
  const { isRenewing, giveUpRenewing } = useShared(STAFF_SESSION);
  return (
    <LazyModal isOpen={isRenewing} title="Your session has ended" onClose={giveUpRenewing}>
      <p>Sign in again to go on. What you typed is kept.</p>
      <SignInForm />
    </LazyModal>
  );
});
