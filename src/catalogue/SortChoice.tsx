import { useId } from 'react';
import type { SortOrder } from '../../core/catalogue/Filters.ts';
import styles from './FilterChoice.module.css';

const ORDERS: readonly { readonly order: SortOrder; readonly label: string }[] = [
  { order: 'highToLow', label: 'Price: High to Low' },
  { order: 'lowToHigh', label: 'Price: Low to High' },
];

type SortChoiceProps = {
  readonly sort: SortOrder | undefined;
  readonly onChosen: (sort: SortOrder) => void;
};

/** In which order of price the products stand. */
export function SortChoice({ sort, onChosen }: SortChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>Sort by price</legend>
      <div className={styles.rows}>
        {ORDERS.map(({ order, label }) => (
          <label key={order} className={styles.option}>
            <input type="radio" name={name} value={order} checked={sort === order} onChange={() => onChosen(order)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
