import { LoaderCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import styles from './Spinner.module.css';
import { SHOP } from './tokens.ts';

/** Covers the whole window during the first second. */
export const Spinner = observer(function Spinner() {
  const shop = useShared(SHOP);
  if (!shop.isSpinnerShown) return null;
  return (
    <div className={styles.cover} role="status" data-spinner>
      <LoaderCircle className={styles.wheel} size={48} aria-hidden="true" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  );
});
