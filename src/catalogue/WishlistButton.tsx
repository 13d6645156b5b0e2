import { Heart } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Button } from '../ui/Button.tsx';
import { texts } from '../ui/texts.ts';
import { useWishlistToggle } from './useWishlistToggle.ts';

type WishlistButtonProps = { readonly productKey: string; readonly name: string };

/** A button that adds the product to the wishlist or removes it. */
export const WishlistButton = observer(function WishlistButton({ productKey, name }: WishlistButtonProps) {
  const { isListed, toggle, button } = useWishlistToggle(productKey);
  const text = isListed ? texts.removeFromWishlist : 'Add to Wishlist';
  return (
    <Button ref={button} wide variant="secondary" aria-label={`${text}: ${name}`} onClick={toggle}>
      <Heart size={18} aria-hidden="true" fill={isListed ? 'currentColor' : 'none'} />
      {text}
    </Button>
  );
});
