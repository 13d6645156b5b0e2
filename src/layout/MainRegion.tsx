import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PENDING_WORK } from '../connection/tokens.ts';
import { useShared } from '../container/ShopContext.tsx';
import styles from './MainRegion.module.css';

export const MAIN_ID = 'content';

/** The page's content; busy for as long as the shop has something under way. */
export const MainRegion = observer(function MainRegion({ children }: { readonly children: ReactNode }) {
  const pendingWork = useShared(PENDING_WORK);
  return (
    <main id={MAIN_ID} className={styles.main} tabIndex={-1} aria-busy={!pendingWork.isIdle}>
      {children}
    </main>
  );
});
