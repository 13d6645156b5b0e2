import type { ProductView } from '../products/productView.ts';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import styles from './ProductPictures.module.css';

/** Both views of a product: a rail to swipe on a phone, one under the other where there is room. */
export function ProductPictures({ product }: { readonly product: ProductView }) {
  const { name, image, picture } = product;
  const isRail = useMediaQuery('(max-width: 767px)');
  const detail = picture?.detail;
  const front = <EnlargeablePicture {...{ name, image, picture }} alt={name} isFirst />;
  if (detail === undefined) return front;
  return (
    // A rail is scrolled with the arrow keys, for which it must take the focus.
    <ul className={styles.pictures} aria-label={`Pictures of ${name}`} tabIndex={isRail ? 0 : undefined}>
      <li>{front}</li>
      <li>
        <EnlargeablePicture name={name} image={`${detail.files}.jpg`} picture={detail} alt={`${name}, second view`} />
      </li>
    </ul>
  );
}
