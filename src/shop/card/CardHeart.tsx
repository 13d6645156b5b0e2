import { observer } from 'mobx-react-lite';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { HeartButton } from '../catalogue/picture/HeartButton.tsx';
import { useWishlistToggle } from './useWishlistToggle.ts';

/** The heart of a product's card. */
export const CardHeart = observer(function CardHeart({ product }: { readonly product: Product }) {
  const { isListed, toggle, button } = useWishlistToggle(product);
  return <HeartButton name={product.name} isListed={isListed} onClick={toggle} ref={button} />;
});
