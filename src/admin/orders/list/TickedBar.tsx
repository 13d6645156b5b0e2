import { observer } from 'mobx-react-lite';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { counted } from '../orderWords.ts';
import type { PrintingViewModel } from '../print/PrintingViewModel.ts';
import type { OrderListViewModel } from './OrderListViewModel.ts';
import styles from './TickedBar.module.css';

type TickedBarProps = { readonly list: OrderListViewModel; readonly printing: PrintingViewModel };

/** What can be done with the ticked orders; at the foot of the window, so that it moves no row. */
export const TickedBar = observer(function TickedBar({ list, printing }: TickedBarProps) {
  const { orders: tickedOrders, isPacking } = list.ticked;
  const count = tickedOrders.length;
  const print = (paper: 'a4' | 'label') =>
    void printing.printAll(
      tickedOrders.map(({ number }) => number),
      { kind: 'slip', paper },
    );
  return (
    <div className={styles.place}>
      <Announcement text={count === 0 ? '' : `${counted(count, 'order')} ticked`} />
      {count > 0 && (
        <section className={styles.bar} aria-label="Ticked orders">
          <p className={styles.count}>{count} ticked</p>
          <Button aria-disabled={isPacking} onClick={() => void list.packTicked()}>
            Mark packed
          </Button>
          <Button variant="secondary" aria-disabled={printing.isReading} onClick={() => print('a4')}>
            Slips A4
          </Button>
          <Button variant="secondary" aria-disabled={printing.isReading} onClick={() => print('label')}>
            Slips 4 × 6
          </Button>
          {printing.failure !== '' && <p role="alert">{printing.failure}</p>}
        </section>
      )}
    </div>
  );
});
