import type { StaffOrder } from '../../../../core/admin/ports/StaffOrder.ts';
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import { formatDate } from '../../../../core/domain/time/formatDate.ts';
import { AmountList } from '../../../shared/ui/AmountList.tsx';
import { addressLines, amountsOf } from '../one/orderView.ts';
import type { PrintKind } from './PrintingViewModel.ts';
import styles from './Sheets.module.css';

type SheetProps = { readonly order: StaffOrder; readonly kind: PrintKind };

const TITLES: Readonly<Record<PrintKind, string>> = { slip: 'Packing slip', address: 'Deliver to', receipt: 'Receipt' };

/** A packing slip, with what to take from the shelf; a label, with the address alone; or a receipt, with its sums. */
export function Sheet({ order, kind }: SheetProps) {
  const { number, placedAt, lines, sums, seller = [] } = order;
  const [shop, ...identity] = seller;
  const isReceipt = kind === 'receipt';
  return (
    <article className={styles.sheet} data-kind={kind}>
      <header className={styles.head}>
        <p className={styles.shop}>{shop}</p>
        <p>{TITLES[kind]}</p>
      </header>
      <p className={styles.number}>
        {number} <span>{formatDate(placedAt)}</span>
      </p>
      <address className={styles.address}>
        {addressLines(order).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      {kind !== 'address' && (
        <ul className={styles.lines}>
          {lines.map(({ sku, name, size, quantity, price = 0 }) => (
            <li key={sku}>
              <span className={styles.quantity}>{quantity} ×</span>
              <span>
                <bdi>{name}</bdi> <span className={styles.sku}>{sku}</span>
              </span>
              <span className={styles.size}>{size}</span>
              {isReceipt && <span className={styles.price}>{formatMoney(price * quantity)}</span>}
            </li>
          ))}
        </ul>
      )}
      {isReceipt && sums !== undefined && (
        <div className={styles.sums}>
          <AmountList amounts={amountsOf(sums)} total={formatMoney(sums.paid)} totalLabel="Paid" />
          {identity.map((line) => (
            <p key={line} className={styles.sku}>
              {line}
            </p>
          ))}
          {sums.payment !== undefined && <p className={styles.sku}>Payment {sums.payment.id}</p>}
        </div>
      )}
    </article>
  );
}
