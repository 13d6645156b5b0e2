import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CallFailure } from '../../shared/connection/CallFailure.tsx';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ADDRESSES } from '../addresses/tokens.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { CART } from '../cart/tokens.ts';
import { AddressChooser } from './AddressChooser.tsx';
import { Bag } from './Bag.tsx';
import { BillingSummary } from './BillingSummary.tsx';
import styles from './CheckoutPage.module.css';
import { Delivery } from './Delivery.tsx';
import { CHECKOUT } from './pageTokens.ts';

/** `/checkout` */
export const CheckoutPage = Object.assign(observer(Checkout), { loadForShopper });

/** The form for the first address is not rendered on a server. */
async function loadForShopper(shop: ShopContainer): Promise<boolean> {
  const [cart, addresses] = [shop.get(CART), shop.get(ADDRESSES)];
  await Promise.all([cart.load(), addresses.load(), shop.get(CHECKOUT).recallAddress()]);
  return cart.status === 'ready' && addresses.items.length > 0;
}

function Checkout() {
  const { status, load } = useShared(CART);
  const { appear } = useShared(CHECKOUT);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back and Forward may lead from one entry of the checkout to another
  useLayoutEffect(() => appear(), [appear, key]);
  return (
    <Page>
      <h1>Checkout</h1>
      {status === 'failed' && <CallFailure title="Your cart could not be loaded" onRetry={load} />}
      {(status === 'unasked' || status === 'loading') && <Skeleton label="Loading your cart" shape="lines" />}
      {status === 'ready' && <CheckoutWithCart />}
    </Page>
  );
}

const CheckoutWithCart = observer(function CheckoutWithCart() {
  const cart = useShared(CART);
  const isLeaving = useIsLeaving();
  const areAddressesAwaited = useAreAddressesAwaited();
  if (cart.items.length === 0 && isLeaving) return <Skeleton label="Opening your orders" shape="lines" />;
  if (cart.items.length === 0) return <EmptyCart text="No items in your cart to Checkout!" />;
  if (areAddressesAwaited) return <Skeleton label="Loading your addresses" shape="lines" />;
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <AddressChooser />
        <Bag />
      </div>
      <div className={styles.side}>
        <BillingSummary />
        <Delivery />
      </div>
    </div>
  );
});

/** Whether the addresses have not arrived yet, which would move what stands below them. Loaded again, they take the place that they had. */
function useAreAddressesAwaited(): boolean {
  const { status } = useShared(ADDRESSES);
  const [haveArrived, setArrived] = useState(false);
  const isLoading = status === 'unasked' || status === 'loading';
  if (!isLoading && !haveArrived) setArrived(true);
  return isLoading && !haveArrived;
}

/** After a payment the page leads to the orders, also when the cart is empty by then. */
function useIsLeaving(): boolean {
  const { stage } = useShared(CHECKOUT);
  const [isLeaving, setLeaving] = useState(false);
  if (stage === 'confirming' && !isLeaving) setLeaving(true);
  return isLeaving;
}
