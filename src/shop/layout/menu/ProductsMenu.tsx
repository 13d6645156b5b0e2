import { ChevronDown } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { useDismissal } from '../../../shared/ui/focus/useDismissal.ts';
import { CategoryList } from './CategoryList.tsx';
import styles from './ProductsMenu.module.css';

/** The Products dropdown of categories. */
export function ProductsMenu() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    if (area.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  }, []);
  useDismissal(area, isOpen, close);
  return (
    <div ref={area} className={styles.area}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Products
        <ChevronDown className={styles.arrow} size={16} aria-hidden="true" />
      </button>
      <div id={id} className={styles.sheet} hidden={!isOpen}>
        <CategoryList onChosen={close} />
      </div>
    </div>
  );
}
