import { isolated } from '../../../core/domain/text/isolated.ts';
import { useMediaQuery } from '../../shared/ui/useMediaQuery.ts';
import type { ProductView } from '../catalogue/picture/productView.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import styles from './ProductPictures.module.css';

/** Both pictures of a product: a carousel on a phone, stacked on a wide screen. */
export function ProductPictures({ product }: { readonly product: ProductView }) {
  const { name, image, picture } = product;
  const isRail = useMediaQuery('(max-width: 767px)');
  const detail = picture?.detail;
  const front = <EnlargeablePicture {...{ name, image, picture }} alt={isolated(picture?.alt ?? name)} isFirst />;
  if (detail === undefined) return front;
  return (
    // A carousel must be focusable to scroll with the arrow keys.
    <ul className={styles.pictures} aria-label={`Pictures of ${isolated(name)}`} tabIndex={isRail ? 0 : undefined}>
      <li>{front}</li>
      <li>
        <EnlargeablePicture
          name={name}
          image={`${detail.files}.jpg`}
          picture={detail}
          alt={detail.alt === undefined ? `${isolated(name)}, second view` : isolated(detail.alt)}
        />
      </li>
    </ul>
  );
}
