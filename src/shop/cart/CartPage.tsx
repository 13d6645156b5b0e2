import { observer } from 'mobx-react-lite';
import { CallFailure } from '../../shared/connection/CallFailure.tsx';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { usePageViewModel, useShared } from '../../shared/container/ShopContext.tsx';
import { useVisit } from '../../shared/navigation/useVisit.ts';
import { Announcement } from '../../shared/ui/Announcement.tsx';
import { useFocusAfterRemoval } from '../../shared/ui/focus/useFocusAfterRemoval.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { removedText } from '../../shared/ui/text/removedText.ts';
import { CartNews } from './CartNews.tsx';
import styles from './CartPage.module.css';
import type { CartPageViewModel } from './CartPageViewModel.ts';
import { CartSummary } from './CartSummary.tsx';
import { CouponList } from './coupons/CouponList.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { CartLines } from './lines/CartLines.tsx';
import { CART_PAGE } from './pageTokens.ts';
import { CART } from './tokens.ts';

/** `/cart`. Each visit begins anew, without a coupon. */
export function CartPage() {
  return <CartVisit key={useVisit()} />;
}
CartPage.loadForShopper = async (shop: ShopContainer) => {
  const cart = shop.get(CART);
  await cart.load();
  return cart.status === 'ready';
};

const CartVisit = observer(function CartVisit() {
  const cart = useShared(CART);
  const page = usePageViewModel(CART_PAGE);
  const { rows, removed } = cart.removals;
  const heading = useFocusAfterRemoval(rows.length);
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        Your Cart
      </h1>
      <Announcement text={removed === undefined ? '' : removedText(removed.name)} />
      {cart.status === 'failed' && <CallFailure title="Your cart could not be loaded" onRetry={cart.load} />}
      {(cart.status === 'unasked' || cart.status === 'loading') && <Skeleton label="Loading your cart" shape="lines" />}
      {cart.status === 'ready' && <KnownCart page={page} />}
    </Page>
  );
});

const KnownCart = observer(function KnownCart({ page }: { readonly page: CartPageViewModel }) {
  const cart = useShared(CART);
  return (
    <>
      <CartNews />
      <div className={cart.isEmpty ? undefined : styles.columns}>
        <CartLines />
        {cart.isEmpty ? (
          <EmptyCart text="Cart is Empty!" />
        ) : (
          <div className={styles.side}>
            <CouponList page={page} />
            <CartSummary page={page} />
          </div>
        )}
      </div>
    </>
  );
});
