import { useEffect, useState } from 'react';
import type { OrderView } from './orderView.ts';
import styles from './PrintableReceipts.module.css';
import { Receipt } from './Receipt.tsx';

/** Some browsers do not fire `afterprint`; the shopper's next input also ends the print. */
const AFTER_PRINT = ['afterprint', 'pointerdown', 'keydown'] as const;

type PrintableReceiptsProps = {
  readonly orders: readonly OrderView[];
  /** Undefined while it is not known what is still sold. */
  readonly onBuyAgain: ((orderId: string) => void) | undefined;
};

/** Orders as receipts, one per printed page. Each can be printed alone. */
export function PrintableReceipts({ orders, onBuyAgain }: PrintableReceiptsProps) {
  // A new object for each press, so that the same order can be printed again.
  const [print, setPrint] = useState<{ readonly orderId: string }>();
  useEffect(() => {
    if (print === undefined) return;
    const end = () => setPrint(undefined);
    for (const type of AFTER_PRINT) window.addEventListener(type, end);
    window.print();
    return () => {
      for (const type of AFTER_PRINT) window.removeEventListener(type, end);
    };
  }, [print]);
  return (
    <ol className={styles.receipts} aria-label="Orders">
      {orders.map((order) => {
        const isPrinted = print === undefined || print.orderId === order.orderId;
        return (
          <li key={order.orderId} className={isPrinted ? styles.sheet : styles.unprinted}>
            <Receipt
              order={order}
              onBuyAgain={onBuyAgain && (() => onBuyAgain(order.orderId))}
              onPrint={() => setPrint({ orderId: order.orderId })}
            />
          </li>
        );
      })}
    </ol>
  );
}
