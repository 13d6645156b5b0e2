import { observer } from 'mobx-react-lite';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { firstClickOnly } from '../../shared/ui/focus/firstClickOnly.ts';
import { texts } from '../../shared/ui/text/texts.ts';
import { CART } from '../cart/tokens.ts';
import { usePendingActionFocus } from '../session/usePendingActionFocus.ts';
import { STOCK } from '../stock/tokens.ts';

type CartButtonProps = {
  readonly product: Product;
  readonly variant: 'primary' | 'secondary';
};

/** A button that adds the product to the cart, or opens the cart that holds it. A product that is sold out cannot be added. */
export const CartButton = observer(function CartButton({ product, variant }: CartButtonProps) {
  const cart = useShared(CART);
  const isInCart = cart.has(product.key);
  const isSoldOut = useShared(STOCK).isSoldOut(product.key) && !isInCart;
  const text = isSoldOut ? 'Sold out' : isInCart ? 'Go to Cart' : texts.addToCart;
  const button = usePendingActionFocus(product.key, 'cart');
  const add = firstClickOnly(() => isSoldOut || void cart.add(product));
  return (
    <Button
      ref={button}
      wide
      variant={variant}
      aria-label={`${text}: ${isolated(product.name)}`}
      aria-disabled={isSoldOut}
      onClick={add}
    >
      {text}
    </Button>
  );
});
