import { useEffect, useState } from 'react';
import type { OrderView } from './orderView.ts';
import styles from './PrintableReceipts.module.css';
import { Receipt } from './Receipt.tsx';

/** Orders as receipts, a sheet of paper each; one of them can be printed by itself. */
export function PrintableReceipts({ orders }: { readonly orders: readonly OrderView[] }) {
  const [onlyPrinted, setOnlyPrinted] = useState<string>();
  useEffect(() => {
    if (onlyPrinted === undefined) return;
    const printed = () => setOnlyPrinted(undefined);
    window.addEventListener('afterprint', printed);
    window.print();
    return () => window.removeEventListener('afterprint', printed);
  }, [onlyPrinted]);
  return (
    <ol className={styles.receipts} aria-label="Orders">
      {orders.map((order) => {
        const isPrinted = onlyPrinted === undefined || onlyPrinted === order.orderId;
        return (
          <li key={order.orderId} className={isPrinted ? styles.sheet : styles.unprinted}>
            <Receipt order={order} onPrint={() => setOnlyPrinted(order.orderId)} />
          </li>
        );
      })}
    </ol>
  );
}
