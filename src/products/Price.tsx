import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Price.module.css';

type PriceProps = {
  readonly price: string;
  /** The price before it was reduced; struck through. */
  readonly originalPrice: string | undefined;
  /** Such as `20% off`; left out where the badge stands elsewhere. */
  readonly badge?: string | undefined;
};

/** What a product costs, and what it cost before. */
export function Price({ price, originalPrice, badge }: PriceProps) {
  return (
    <p className={styles.row}>
      <span className={styles.price}>
        <VisuallyHidden>Price </VisuallyHidden>
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
