import { Heart, ShoppingBag } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { CART } from '../../cart/tokens.ts';
import { paths } from '../../paths/paths.ts';
import { WISHLIST } from '../../wishlist/tokens.ts';
import styles from './CountLinks.module.css';
import { countLabel } from './countLabel.ts';

/** The link to the wishlist, with the number of products. */
export const WishlistLink = observer(function WishlistLink() {
  const { count } = useShared(WISHLIST);
  return (
    <CountLink name="Wishlist" to={paths.wishlist} count={count}>
      <Heart aria-hidden="true" />
    </CountLink>
  );
});

/** The link to the cart, with the number of pieces. */
export const CartLink = observer(function CartLink() {
  const { count } = useShared(CART);
  return (
    <CountLink name="Cart" to={paths.cart} count={count}>
      <ShoppingBag aria-hidden="true" />
    </CountLink>
  );
});

type CountLinkProps = {
  readonly name: string;
  readonly to: string;
  readonly count: number;
  readonly children: ReactNode;
};

function CountLink({ name, to, count, children }: CountLinkProps) {
  return (
    <Link className={styles.link} to={to} aria-label={countLabel(name, count)}>
      {children}
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
