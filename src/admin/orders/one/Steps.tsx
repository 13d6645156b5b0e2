import { observer } from 'mobx-react-lite';
import { Button } from '../../../shared/ui/Button.tsx';
import styles from './OrderContent.module.css';
import type { OrderStep, OrderViewModel } from './OrderViewModel.ts';

const LABELS: Readonly<Record<OrderStep, string>> = {
  pack: 'Mark packed',
  ship: 'Ship',
  deliver: 'Mark delivered',
  refund: 'Refund',
  cancel: 'Cancel order',
};

/** Those with which an order goes on its way; the others are asked for rarely. */
const ONWARD: readonly OrderStep[] = ['pack', 'ship', 'deliver'];

/** What may be done with the order, the next step first. */
export const Steps = observer(function Steps({ order }: { readonly order: OrderViewModel }) {
  const does: Readonly<Record<OrderStep, () => unknown>> = {
    pack: order.pack,
    ship: () => order.open('ship'),
    deliver: order.deliver,
    refund: () => order.open('refund'),
    cancel: () => order.open('cancel'),
  };
  return (
    <div className={styles.steps}>
      {order.steps.map((step, place) => (
        <Button
          key={step}
          variant={!ONWARD.includes(step) ? 'quiet' : place === 0 ? 'primary' : 'secondary'}
          aria-disabled={order.isBusy}
          onClick={() => void does[step]()}
        >
          {LABELS[step]}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => order.open('print')}>
        Print
      </Button>
    </div>
  );
});
