import { Heart } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { texts } from '../../shared/ui/text/texts.ts';
import { useWishlistToggle } from './useWishlistToggle.ts';

/** A button that adds the product to the wishlist or removes it. */
export const WishlistButton = observer(function WishlistButton({ product }: { readonly product: Product }) {
  const { name } = product;
  const { isListed, toggle, button } = useWishlistToggle(product);
  const text = isListed ? texts.removeFromWishlist : 'Add to Wishlist';
  return (
    <Button ref={button} wide variant="secondary" aria-label={`${text}: ${isolated(name)}`} onClick={toggle}>
      <Heart size={18} aria-hidden="true" fill={isListed ? 'currentColor' : 'none'} />
      {text}
    </Button>
  );
});
