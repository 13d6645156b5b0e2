import { observer } from 'mobx-react-lite';
import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';
import { Button } from '../ui/Button.tsx';
import { texts } from '../ui/texts.ts';

type CartButtonProps = {
  readonly productKey: string;
  readonly name: string;
  readonly look: 'primary' | 'secondary';
};

/** Puts the product in the cart, or leads to the cart that holds it. */
export const CartButton = observer(function CartButton({ productKey, name, look }: CartButtonProps) {
  const catalogue = useShared(SHARED.catalogue);
  const cart = useShared(SHARED.cart);
  const text = cart.has(productKey) ? texts.goToCart : texts.addToCart;
  const add = () => {
    const product = catalogue.productByKey(productKey);
    if (product !== undefined) void cart.add(product);
  };
  return (
    <Button wide look={look} aria-label={`${text}: ${name}`} aria-disabled={cart.isBusy(productKey)} onClick={add}>
      {text}
    </Button>
  );
});
