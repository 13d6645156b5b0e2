import { observer } from 'mobx-react-lite';
import { CART } from '../cart/tokens.ts';
import { useShared } from '../container/ShopContext.tsx';
import { usePendingActionFocus } from '../session/usePendingActionFocus.ts';
import { Button } from '../ui/Button.tsx';
import { firstClickOnly } from '../ui/firstClickOnly.ts';
import { texts } from '../ui/texts.ts';
import { CATALOGUE } from './tokens.ts';

type CartButtonProps = {
  readonly productKey: string;
  readonly name: string;
  readonly variant: 'primary' | 'secondary';
};

/** A button that adds the product to the cart, or opens the cart that holds it. */
export const CartButton = observer(function CartButton({ productKey, name, variant }: CartButtonProps) {
  const catalogue = useShared(CATALOGUE);
  const cart = useShared(CART);
  const text = cart.has(productKey) ? 'Go to Cart' : texts.addToCart;
  const button = usePendingActionFocus(productKey, 'cart');
  const add = firstClickOnly(() => {
    const product = catalogue.productByKey(productKey);
    if (product !== undefined) void cart.add(product);
  });
  return (
    <Button ref={button} wide variant={variant} aria-label={`${text}: ${name}`} onClick={add}>
      {text}
    </Button>
  );
});
