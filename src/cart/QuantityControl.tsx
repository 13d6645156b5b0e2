import { Minus, Plus } from 'lucide-react';
import styles from './QuantityControl.module.css';

type QuantityControlProps = {
  /** The product's name. */
  readonly name: string;
  readonly quantity: number;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
};

/** How many of a product, with one less and one more beside it. */
export function QuantityControl({ name, quantity, onDecrease, onIncrease }: QuantityControlProps) {
  return (
    <fieldset className={styles.control} aria-label={`Quantity of ${name}`}>
      <button type="button" className={styles.step} aria-label={`Decrease quantity of ${name}`} onClick={onDecrease}>
        <Minus size={16} aria-hidden="true" />
      </button>
      <span className={styles.quantity}>{quantity}</span>
      <button type="button" className={styles.step} aria-label={`Increase quantity of ${name}`} onClick={onIncrease}>
        <Plus size={16} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
