import { BagLine } from '../cart/BagLine.tsx';
import type { OrderView } from './orderView.ts';
import styles from './Receipt.module.css';

/** An order as its receipt. */
export function Receipt({ order }: { readonly order: OrderView }) {
  const { orderId, paymentId, date, amountPaid, lines, recipient, address } = order;
  return (
    <article className={styles.receipt} aria-label={`Order ${orderId}`}>
      <header className={styles.header}>
        <h3 className={styles.id}>
          Order <code>{orderId}</code>
        </h3>
        <p>{date}</p>
      </header>
      <ul className={styles.lines} aria-label="Ordered products">
        {lines.map((line) => (
          <BagLine key={line.key} line={line} />
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>Amount paid</dt>
          <dd className={styles.amount}>{amountPaid}</dd>
        </div>
        <div>
          <dt>Payment</dt>
          <dd>
            <code>{paymentId}</code>
          </dd>
        </div>
        <div>
          <dt>Delivering to</dt>
          <dd>
            <strong>{recipient}</strong>
            <br />
            {address}
          </dd>
        </div>
      </dl>
    </article>
  );
}
