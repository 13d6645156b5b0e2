import styles from './PieceStrip.module.css';
import { Price } from './Price.tsx';
import { ProductLink } from './ProductLink.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import words from './ProductWords.module.css';
import type { ProductView } from './productView.ts';

type PieceStripProps = { readonly label: string; readonly pieces: readonly ProductView[] };

/** Small cards of some pieces in one row, which scrolls sideways. */
export function PieceStrip({ label, pieces }: PieceStripProps) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {pieces.map(({ key, name, path, image, picture, price, isLowest, originalPrice }) => (
        <li key={key}>
          <article className={styles.card} aria-label={name}>
            <ProductPicture {...{ image, picture, name }} alt="" place="line" />
            <h3 className={words.name} dir="auto">
              <ProductLink className={words.link} to={path}>
                {name}
              </ProductLink>
            </h3>
            <Price {...{ price, isLowest, originalPrice }} />
          </article>
        </li>
      ))}
    </ul>
  );
}
