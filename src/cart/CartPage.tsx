import { observer } from 'mobx-react-lite';
import { usePageViewModel, useShared } from '../composition/ShopContext.tsx';
import { PAGES, SHARED } from '../composition/viewModelTokens.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { texts } from '../ui/texts.ts';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { CartLine } from './CartLine.tsx';
import styles from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';
import { CouponList } from './CouponList.tsx';
import { EmptyCart } from './EmptyCart.tsx';

/** `/cart` */
export const CartPage = observer(function CartPage() {
  const cart = useShared(SHARED.cart);
  const heading = useFocusAfterRemoval(cart.items.length);
  return (
    <Page title="Your Cart">
      <h1 ref={heading} tabIndex={-1}>
        Your Cart
      </h1>
      {cart.status === 'failed' && <LoadFailure title="Your cart could not be loaded" onRetry={cart.load} />}
      {(cart.status === 'unasked' || cart.status === 'loading') && <Skeleton label="Loading your cart" />}
      {cart.status === 'ready' && (cart.items.length === 0 ? <EmptyCart text={texts.cartEmpty} /> : <FullCart />)}
    </Page>
  );
});

const FullCart = observer(function FullCart() {
  const cart = useShared(SHARED.cart);
  const page = usePageViewModel(PAGES.cart);
  return (
    <div className={styles.columns}>
      <ul className={styles.lines} aria-label="Items in your cart">
        {cart.items.map((item) => (
          <CartLine key={item.key} item={item} />
        ))}
      </ul>
      <div className={styles.side}>
        <CouponList page={page} />
        <CartSummary page={page} />
      </div>
    </div>
  );
});
