import type { OrderStatus } from '../../../core/domain/orders/OrderStatus.ts';
import { statusWord } from './orderWords.ts';
import styles from './StatusMark.module.css';

/** The shape of each state, within 12 × 12. */
const SHAPES: Readonly<Record<OrderStatus, string>> = {
  'payment-pending': 'M2 6h1M5.5 6h1M9 6h1',
  placed: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9',
  packed: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M6 1.5v9',
  shipped: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9',
  delivered: 'M2 6.5l2.8 2.8L10 3.2',
  cancelled: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
};

/** The state of an order as a shape and a word. */
export function StatusMark({ status }: { readonly status: OrderStatus }) {
  return (
    <span className={styles.mark} data-status={status}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        {status === 'packed' && <path className={styles.half} d="M6 1.5a4.5 4.5 0 0 0 0 9z" />}
        <path d={SHAPES[status]} />
      </svg>
      {statusWord(status)}
    </span>
  );
}
