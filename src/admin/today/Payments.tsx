import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyModal } from '../../shared/chunks/LazyModal.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import styles from './TodayPage.module.css';
import type { TodayViewModel } from './TodayViewModel.ts';

type PaymentsProps = { readonly today: TodayViewModel };

/** The part of the address that leads to the payments. */
const ID = 'payments';

/** The payments that fit no order. */
export const Payments = observer(function Payments({ today }: PaymentsProps) {
  const isShown = today.payments.length > 0;
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (!isShown || hash !== `#${ID}`) return;
    section.current?.focus();
    section.current?.scrollIntoView?.();
  }, [isShown, hash, key]);
  return (
    <>
      {isShown && (
        <section ref={section} id={ID} tabIndex={-1} className={styles.section} aria-labelledby="payments-title">
          <h2 id="payments-title">Payments that fit no order</h2>
          <ul className={styles.payments}>
            {today.payments.map(({ id, amount, problem, receivedAt, providerOrderId }) => (
              <li key={id} className={styles.payment}>
                <div>
                  <p className={styles.amount}>{amount}</p>
                  <p>{problem}</p>
                  <p className={styles.age}>
                    {receivedAt} · {id} · {providerOrderId}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  aria-label={`Refund ${amount}, ${id}`}
                  onClick={() => today.askToRefund(id)}
                >
                  Refund
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {today.refunding === undefined && <FormAlert text={today.alert} />}
      <RefundDialog today={today} />
    </>
  );
});

/** Money is always asked. */
const RefundDialog = observer(function RefundDialog({ today }: PaymentsProps) {
  const { refunding, alert, isBusy } = today;
  const close = () => today.askToRefund(undefined);
  return (
    <LazyModal isOpen={refunding !== undefined} title={`Refund ${refunding?.amount ?? ''}?`} onClose={close}>
      <p>The payment {refunding?.id} goes back to whoever paid it. This cannot be undone.</p>
      <FormAlert text={alert} />
      <div className={styles.buttons}>
        <Button aria-disabled={isBusy} onClick={() => void today.refund()}>
          Refund {refunding?.amount}
        </Button>
        <Button variant="quiet" onClick={close}>
          Keep it
        </Button>
      </div>
    </LazyModal>
  );
});
