import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Page } from '../../../shared/ui/Page.tsx';
import { useMediaQuery } from '../../../shared/ui/useMediaQuery.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import styles from './ProfilePage.module.css';
import { profileTabs } from './profileTabs.ts';

/** `/profile` and the pages below it: the shopper, the tabs, and the open tab. Each tab is a link. */
export function ProfilePage({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  const isWide = useMediaQuery('(min-width: 768px)');
  const openTab = profileTabs.findLast(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  return (
    <Page>
      <ProfileHeader />
      <Tabs.Root className={styles.columns} value={openTab?.path} orientation={isWide ? 'vertical' : 'horizontal'}>
        <Tabs.List className={styles.tabs} render={<nav />} aria-label="Profile">
          {profileTabs.map(({ path, label }) => (
            <Tabs.Tab key={path} className={styles.tab} value={path} nativeButton={false} render={<Link to={path} />}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel className={styles.content} value={openTab?.path}>
          {children}
        </Tabs.Panel>
      </Tabs.Root>
    </Page>
  );
}
