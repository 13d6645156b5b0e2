import styles from './AmountList.module.css';

/** What an amount is called, and the amount ready to print. */
export type Amount = readonly [label: string, value: string];

type AmountListProps = {
  readonly amounts: readonly Amount[];
  /** The total. */
  readonly total: string;
  readonly totalLabel?: string;
};

/** Amounts one below the other, and their total. */
export function AmountList({ amounts, total, totalLabel = 'Total' }: AmountListProps) {
  return (
    <dl className={styles.list}>
      {amounts.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{totalLabel}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
