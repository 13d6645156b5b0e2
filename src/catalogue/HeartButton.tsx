import { Heart } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styles from './HeartButton.module.css';
import { useWishlistToggle } from './useWishlistToggle.ts';

type HeartButtonProps = { readonly productKey: string; readonly name: string };

/** A heart button that adds the product to the wishlist or removes it. */
export const HeartButton = observer(function HeartButton({ productKey, name }: HeartButtonProps) {
  const { isListed, toggle, button } = useWishlistToggle(productKey);
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
