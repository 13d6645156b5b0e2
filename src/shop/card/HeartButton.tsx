import { Heart } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import styles from './HeartButton.module.css';
import { useWishlistToggle } from './useWishlistToggle.ts';

/** A heart button that adds the product to the wishlist or removes it. */
export const HeartButton = observer(function HeartButton({ product }: { readonly product: Product }) {
  const name = isolated(product.name);
  const { isListed, toggle, button } = useWishlistToggle(product);
  return (
    <button
      ref={button}
      type="button"
      className={styles.heart}
      aria-label={isListed ? `Remove ${name} from wishlist` : `Add ${name} to wishlist`}
      onClick={toggle}
    >
      <Heart className={isListed ? styles.full : undefined} size={20} aria-hidden="true" />
    </button>
  );
});
