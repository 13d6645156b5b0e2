import { Keyboard } from 'lucide-react';
import { useShared } from '../../shared/container/ShopContext.tsx';
import styles from './Keyboard.module.css';
import { KEYBOARD } from './tokens.ts';

/** Shows the list of keys, also when single keys are off. `onPress` is called before. */
export function KeysButton({ onPress }: { readonly onPress: () => void }) {
  const { openList } = useShared(KEYBOARD);
  const open = () => {
    onPress();
    openList();
  };
  return (
    <button type="button" className={styles.button} onClick={open}>
      <Keyboard size={20} strokeWidth={1.5} aria-hidden="true" />
      Keys
    </button>
  );
}
