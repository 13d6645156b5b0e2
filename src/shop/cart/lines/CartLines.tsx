import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { RemovedNotice } from '../../../shared/ui/RemovedNotice.tsx';
import { CART } from '../tokens.ts';
import { CartLine } from './CartLine.tsx';
import styles from './CartLines.module.css';

/** The cart's lines, and the notice of a removal that can be undone. */
export const CartLines = observer(function CartLines() {
  const { removals } = useShared(CART);
  const [returning, setReturning] = useState<string>();
  if (removals.rows.length === 0) return null;
  const undo = (productKey: string) => {
    setReturning(productKey);
    void removals.undo();
  };
  return (
    <ul className={styles.lines} aria-label="Items in your cart">
      {removals.rows.map(({ kind, item }, at) =>
        kind === 'item' ? (
          <CartLine key={item.key} item={item} isReturning={item.key === returning} position={at} />
        ) : (
          <li key={`removed ${item.key}`} className={styles.removed}>
            <RemovedNotice name={item.name} onUndo={() => undo(item.key)} />
          </li>
        ),
      )}
    </ul>
  );
});
