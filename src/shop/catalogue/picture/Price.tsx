import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import styles from './Price.module.css';

type PriceProps = {
  readonly price: string;
  /** Whether other sizes cost more. */
  readonly isLowest?: boolean | undefined;
  /** The price before it was reduced; struck through. */
  readonly originalPrice: string | undefined;
  /** Such as `20% off`; undefined where the badge is shown elsewhere. */
  readonly badge?: string | undefined;
};

/** A product's price, and its original price. */
export function Price({ price, isLowest = false, originalPrice, badge }: PriceProps) {
  return (
    <p className={styles.row}>
      <span className={styles.price}>
        <VisuallyHidden>Price </VisuallyHidden>
        {isLowest && <span className={styles.from}>From </span>}
        {price}
      </span>
      {originalPrice !== undefined && (
        <s className={styles.original}>
          <VisuallyHidden>Original price </VisuallyHidden>
          {originalPrice}
        </s>
      )}
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </p>
  );
}
