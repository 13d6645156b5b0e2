import { observer } from 'mobx-react-lite';
import { AmountList } from '../../../shared/ui/AmountList.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import styles from './OrderContent.module.css';
import type { OrderViewModel } from './OrderViewModel.ts';
import type { OrderView } from './orderView.ts';

type MoneyFactsProps = { readonly money: NonNullable<OrderView['money']>; readonly order: OrderViewModel };

/** The sums, the payment and its refunds. */
export const MoneyFacts = observer(function MoneyFacts({ money, order }: MoneyFactsProps) {
  const { amounts, paid, payment, refunds } = money;
  return (
    <section className={styles.money} aria-label="Money">
      <AmountList amounts={amounts} total={paid} totalLabel="Paid" />
      {payment === undefined ? (
        <p className={styles.muted}>The payment provider has reported no payment yet.</p>
      ) : (
        <p className={styles.muted}>
          {payment.status} · <span className={styles.code}>{payment.id}</span>
        </p>
      )}
      {refunds.length > 0 && (
        <ul className={styles.list} aria-label="Refunds">
          {refunds.map(({ id, amount, status, reason, at, actor, failure, isFailed, isRetryable }) => (
            <li key={id} className={styles.refund}>
              <div>
                <p>
                  <strong>− {amount}</strong> <span className={isFailed ? styles.needsHand : undefined}>{status}</span>
                </p>
                <p className={styles.muted}>
                  <bdi>{reason}</bdi> · <bdi>{actor}</bdi>, {at}
                </p>
                {isFailed && failure !== undefined && <p className={styles.needsHand}>{failure}</p>}
              </div>
              {isRetryable && order.steps.includes('refund') && (
                <Button variant="secondary" aria-disabled={order.isBusy} onClick={() => void order.retryRefund(id)}>
                  Try again
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
