import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SortOrder } from '../../../../core/domain/catalogue/filters/Filters.ts';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { LISTING } from '../tokens.ts';
import styles from './FilterChoice.module.css';

const ORDERS: readonly { readonly order: SortOrder; readonly label: string }[] = [
  { order: 'lowToHigh', label: 'Price: Low to High' },
  { order: 'highToLow', label: 'Price: High to Low' },
];

type SortChoiceProps = {
  /** Side by side on a wide screen, stacked on a phone. */
  readonly variant: 'pills' | 'rows';
  readonly onChosen?: () => void;
};

/** The order of the products by price. */
export const SortChoice = observer(function SortChoice({ variant, onChosen }: SortChoiceProps) {
  const listing = useShared(LISTING);
  const name = useId();
  const choose = (order: SortOrder) => {
    listing.sortBy(order);
    onChosen?.();
  };
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>Sort by price</VisuallyHidden>
      </legend>
      <div className={styles[variant]}>
        {ORDERS.map(({ order, label }) => (
          <label key={order} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={order}
              checked={listing.filters.sort === order}
              onChange={() => choose(order)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
