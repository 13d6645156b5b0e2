import { Search } from 'lucide-react';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { KEYBOARD } from '../keys/tokens.ts';
import styles from './FindButton.module.css';

/** Opens the dialog that finds anything. `onPress` is called before. */
export function FindButton({ onPress }: { readonly onPress: () => void }) {
  const { openFind } = useShared(KEYBOARD);
  const open = () => {
    onPress();
    openFind();
  };
  return (
    <button type="button" className={styles.button} aria-keyshortcuts="Control+K" onClick={open}>
      <Search size={20} strokeWidth={1.5} aria-hidden="true" />
      Search
      <span className={styles.key} aria-hidden="true">
        Ctrl K
      </span>
    </button>
  );
}
