import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { PageAnnouncement } from '../../shared/navigation/PageAnnouncement.tsx';
import { MAIN_ID } from '../../shared/ui/focus/mainId.ts';
import { STAFF_SESSION } from '../session/tokens.ts';
import styles from './AdminLayout.module.css';

type AdminLayoutProps = {
  /** The navigation; nothing before somebody is signed in. */
  readonly rail: ReactNode;
  readonly children: ReactNode;
};

/** The layout around every screen. `data-pending` reports pending work. */
export const AdminLayout = observer(function AdminLayout({ rail, children }: AdminLayoutProps) {
  const { isIdle } = useShared(STAFF_SESSION);
  return (
    <div className={styles.layout}>
      {rail}
      <main id={MAIN_ID} className={styles.main} tabIndex={-1} data-pending={!isIdle}>
        {children}
      </main>
      <PageAnnouncement />
    </div>
  );
});
