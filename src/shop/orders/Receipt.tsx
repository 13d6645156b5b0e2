import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RETURN_DAYS } from '../../../core/domain/returns/returnableLines.ts';
import { AmountList } from '../../shared/ui/AmountList.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { firstClickOnly } from '../../shared/ui/focus/firstClickOnly.ts';
import { BagLine } from '../cart/lines/BagLine.tsx';
import type { OrderView } from './orderView.ts';
import styles from './Receipt.module.css';

type ReceiptProps = {
  readonly order: OrderView;
  /** Undefined while it cannot be bought again. */
  readonly onBuyAgain: (() => void) | undefined;
  readonly onPrint: () => void;
};

/** Returns the id of the receipt of an order in the page. */
export function receiptId(orderId: string): string {
  return `receipt-${orderId}`;
}

function OrderNumber({ number }: { readonly number: string }) {
  return (
    <>
      Order <code>{number}</code>
    </>
  );
}

/** An order as a receipt, for the screen and for print. */
export function Receipt({ order, onBuyAgain, onPrint }: ReceiptProps) {
  const { orderId, number, state, path, paymentId, date, amountPaid, lines, recipient, address, delivery } = order;
  return (
    <article id={receiptId(orderId)} className={styles.receipt} tabIndex={-1} aria-label={`Order ${number}`}>
      <p className={styles.shop} aria-hidden="true">
        Creator Row
      </p>
      <header className={styles.header}>
        <h3 className={styles.id}>
          {path === undefined ? (
            <OrderNumber number={number} />
          ) : (
            <Link to={path}>
              <OrderNumber number={number} />
            </Link>
          )}
        </h3>
        <p>
          {state && <strong className={styles.state}>{state}</strong>}
          {date}
        </p>
      </header>
      <ul className={styles.lines} aria-label="Ordered products">
        {lines.map((line) => (
          <BagLine key={line.key} line={line} />
        ))}
      </ul>
      <div className={styles.sums}>
        <AmountList amounts={order.amounts} total={amountPaid} totalLabel="Paid" />
      </div>
      <dl className={styles.stub}>
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
            <strong dir="auto">{recipient}</strong>
            <br />
            <bdi>{address}</bdi>
          </dd>
        </div>
        {delivery && (
          <div>
            <dt>Free delivery</dt>
            <dd>{delivery}</dd>
          </div>
        )}
        {delivery && (
          <div>
            <dt>Returns</dt>
            <dd>Within {RETURN_DAYS} days of delivery</dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          aria-label={`Buy again: order ${number}`}
          aria-disabled={onBuyAgain === undefined}
          onClick={firstClickOnly(() => onBuyAgain?.())}
        >
          Buy again
        </Button>
        <Button variant="quiet" aria-label={`Print order ${number}`} onClick={onPrint}>
          <Printer size={18} aria-hidden="true" />
          Print
        </Button>
      </div>
    </article>
  );
}
