import { observer } from 'mobx-react-lite';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { SESSION } from '../../session/tokens.ts';
import { LogoutButton } from '../LogoutButton.tsx';
import { AccountSettings } from '../settings/AccountSettings.tsx';
import styles from './ProfileDetailsTab.module.css';
import { ProfileLinks } from './ProfileLinks.tsx';

/** `/profile`: the shopper's details, links to what is kept for the shopper, the logout button, and the account's settings. */
export const ProfileDetailsTab = observer(function ProfileDetailsTab() {
  const { fullName, email } = useShared(SESSION);
  return (
    <section className={styles.tab} aria-labelledby="profile-details">
      <h2 id="profile-details">Profile Details</h2>
      <dl className={styles.details}>
        <div>
          <dt>Full name</dt>
          <dd dir="auto">{fullName}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <ProfileLinks />
      <div>
        <LogoutButton variant="secondary" />
      </div>
      <AccountSettings />
    </section>
  );
});
