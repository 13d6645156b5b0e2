import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { MAIN_ID } from '../../shared/ui/focus/mainId.ts';
import styles from './MainRegion.module.css';

/**
 * The page's content. `data-pending` reports pending work; `aria-busy` would hide the content from some screen
 * readers meanwhile.
 */
export const MainRegion = observer(function MainRegion({ children }: { readonly children: ReactNode }) {
  const pendingWork = useShared(PENDING_WORK);
  return (
    <main id={MAIN_ID} className={styles.main} tabIndex={-1} data-pending={!pendingWork.isIdle}>
      {children}
    </main>
  );
});
