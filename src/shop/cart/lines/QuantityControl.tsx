import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { MAX_QUANTITY } from '../../../../core/domain/cart/CartItem.ts';
import { isolated } from '../../../../core/domain/text/isolated.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import styles from './QuantityControl.module.css';

type QuantityControlProps = {
  /** The product's name. */
  readonly name: string;
  readonly quantity: number;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
};

/** A quantity with its minus and plus buttons. The largest quantity disables the plus button. */
export function QuantityControl({ name, quantity, onDecrease, onIncrease }: QuantityControlProps) {
  const reasonId = useId();
  const isFull = quantity >= MAX_QUANTITY;
  return (
    <fieldset className={styles.control} aria-label={`Quantity of ${isolated(name)}`}>
      <button
        type="button"
        className={styles.step}
        aria-label={`Decrease quantity of ${isolated(name)}`}
        onClick={onDecrease}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <span className={styles.quantity}>{quantity}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={`Increase quantity of ${isolated(name)}`}
        aria-disabled={isFull}
        aria-describedby={isFull ? reasonId : undefined}
        onClick={isFull ? undefined : onIncrease}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
      {isFull && (
        <VisuallyHidden>
          <span id={reasonId}>{MAX_QUANTITY} pieces at most</span>
        </VisuallyHidden>
      )}
    </fieldset>
  );
}
