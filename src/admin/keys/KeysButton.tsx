import { Keyboard } from 'lucide-react';
import { useShared } from '../../shared/container/ShopContext.tsx';
import styles from './Keyboard.module.css';
import { KEYBOARD } from './tokens.ts';

/** Shows the list of keys, also when single keys are off. */
export function KeysButton() {
  const { openList } = useShared(KEYBOARD);
  return (
    <button type="button" className={styles.button} onClick={openList}>
      <Keyboard size={20} strokeWidth={1.5} aria-hidden="true" />
      Keys
    </button>
  );
}
