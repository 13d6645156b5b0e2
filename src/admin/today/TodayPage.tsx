import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { STAFF_SESSION } from '../session/tokens.ts';
import styles from './TodayPage.module.css';

/** `/admin` */
export const TodayPage = observer(function TodayPage() {
  const { staff, isSigningOut, refusal, signOut } = useShared(STAFF_SESSION);
  return (
    <div className={styles.page}>
      <h1>Today</h1>
      <p>
        Welcome, <bdi>{staff?.name}</bdi>. Your role is {staff?.role}.
      </p>
      <FormAlert text={refusal} />
      <Button variant="secondary" aria-disabled={isSigningOut} onClick={() => void signOut()}>
        Sign out
      </Button>
    </div>
  );
});
