import { Link } from 'react-router-dom';
import { tellingSize } from '../../../../core/domain/catalogue/tellingSize.ts';
import { ProductPicture } from '../../catalogue/picture/ProductPicture.tsx';
import words from '../../catalogue/picture/ProductWords.module.css';
import styles from './BagLine.module.css';
import type { CartLineView } from './cartLineView.ts';

/** A read-only line of the bag, at the checkout and on a receipt. */
export function BagLine({ line }: { readonly line: CartLineView }) {
  const { name, path, image, picture, size, quantity, lineTotal } = line;
  return (
    <li className={styles.line} aria-label={name}>
      <div className={styles.picture}>
        <ProductPicture image={image} picture={picture} alt="" name={name} place="thumbnail" />
      </div>
      <div className={styles.text}>
        <Link className={`${words.name} ${words.link}`} to={path} dir="auto">
          {name}
        </Link>
        <p className={words.small}>
          {tellingSize(size) && `Size ${size} · `}Qty {quantity}
        </p>
      </div>
      <p className={styles.total}>{lineTotal}</p>
    </li>
  );
}
