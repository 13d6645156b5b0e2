import { LogOut } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import styles from './SignOut.module.css';
import { STAFF_SESSION } from './tokens.ts';

/** Who is signed in, and the end of the session. */
export const SignOut = observer(function SignOut() {
  const { staff, isSigningOut, refusal, signOut } = useShared(STAFF_SESSION);
  return (
    <div className={styles.session}>
      <p className={styles.who}>
        <bdi className={styles.name}>{staff?.name}</bdi>, {staff?.role}
      </p>
      <FormAlert text={refusal} />
      <button type="button" className={styles.button} aria-disabled={isSigningOut} onClick={() => void signOut()}>
        <LogOut size={20} strokeWidth={1.5} aria-hidden="true" />
        Sign out
      </button>
    </div>
  );
});
