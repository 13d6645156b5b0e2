import { LoaderCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { SHARED } from '../composition/viewModelTokens.ts';
import { useShared } from '../container/ShopContext.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

/** Covers the whole window during the shop's first second; the shop stands ready below it. */
export const Spinner = observer(function Spinner() {
  const shop = useShared(SHARED.shop);
  if (!shop.isSpinnerShown) return null;
  return (
    <div className={styles.cover} role="status" data-spinner>
      <LoaderCircle className={styles.wheel} size={48} aria-hidden="true" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  );
});
