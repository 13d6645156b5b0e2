import { observer } from 'mobx-react-lite';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { SESSION } from '../../session/tokens.ts';
import styles from './ProfileHeader.module.css';

/** The shopper's name; for a visitor, the page's name only. */
export const ProfileHeader = observer(function ProfileHeader() {
  const { isLoggedIn, initial, fullName, email } = useShared(SESSION);
  if (!isLoggedIn) return <h1>Your Profile</h1>;
  return (
    <header className={styles.header}>
      <span className={styles.avatar} aria-hidden="true">
        {initial}
      </span>
      <div className={styles.text}>
        <h1 dir="auto">{fullName || 'Your Profile'}</h1>
        <p className={styles.email}>{email}</p>
      </div>
    </header>
  );
});
