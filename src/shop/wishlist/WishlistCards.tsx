import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { RemovedNotice } from '../../shared/ui/RemovedNotice.tsx';
import { WISHLIST } from './tokens.ts';
import { WishlistCard } from './WishlistCard.tsx';
import styles from './WishlistCards.module.css';

/** The wishlist's items, and the notice of a removal that can be undone. */
export const WishlistCards = observer(function WishlistCards() {
  const { removals } = useShared(WISHLIST);
  const [returning, setReturning] = useState<string>();
  if (removals.rows.length === 0) return null;
  const undo = (productKey: string) => {
    setReturning(productKey);
    void removals.undo();
  };
  return (
    <ul className={styles.grid} aria-label="Items on your wishlist">
      {removals.rows.map(({ kind, item }) =>
        kind === 'item' ? (
          <li key={item.key}>
            <WishlistCard item={item} isReturning={item.key === returning} />
          </li>
        ) : (
          <li key={`removed ${item.key}`} className={styles.removed}>
            <RemovedNotice name={item.name} onUndo={() => undo(item.key)} />
          </li>
        ),
      )}
    </ul>
  );
});
