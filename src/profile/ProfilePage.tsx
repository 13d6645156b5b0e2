import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Page } from '../ui/Page.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import styles from './ProfilePage.module.css';
import { profileTabs } from './profileTabs.ts';

/** `/profile` and what lies below it: who is shopping, the tabs, and the open one. */
export function ProfilePage() {
  const { pathname } = useLocation();
  const openTab = profileTabs.find(({ path }) => path === pathname);
  return (
    <Page title={openTab?.label ?? 'Profile'}>
      <ProfileHeader />
      <div className={styles.columns}>
        <nav className={styles.tabs} aria-label="Profile">
          {profileTabs.map(({ path, label }) => (
            <NavLink key={path} to={path} end className={styles.tab ?? ''}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
    </Page>
  );
}
