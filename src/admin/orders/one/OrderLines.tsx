import styles from './OrderLines.module.css';
import type { OrderView } from './orderView.ts';

/** What was bought: the size is what whoever packs looks for. */
export function OrderLines({ lines }: Pick<OrderView, 'lines'>) {
  return (
    <ul className={styles.lines} aria-label="Lines">
      {lines.map(({ sku, name, size, image, quantity, shippedText, price }) => (
        <li key={sku} className={styles.line}>
          <img className={styles.picture} src={image} alt="" width="64" height="80" loading="lazy" />
          <div className={styles.words}>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.sku}>{sku}</span>
            {shippedText !== undefined && <span className={styles.sku}>{shippedText}</span>}
          </div>
          <p className={styles.size}>
            <span className={styles.label}>Size</span> {size}
          </p>
          <p className={styles.quantity} data-several={quantity > 1}>
            × {quantity}
          </p>
          {price !== undefined && <p className={styles.price}>{price}</p>}
        </li>
      ))}
    </ul>
  );
}
