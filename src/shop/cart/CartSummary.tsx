import { TicketPercent } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { AmountList } from '../../shared/ui/AmountList.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { texts } from '../../shared/ui/text/texts.ts';
import { BuyingTerms } from '../delivery/BuyingTerms.tsx';
import { RememberedDelivery } from '../delivery/RememberedDelivery.tsx';
import { LegalDetails } from '../legal/LegalDetails.tsx';
import { paths } from '../paths/paths.ts';
import type { CartPageViewModel } from './CartPageViewModel.ts';
import styles from './CartSummary.module.css';
import { summaryAmounts } from './summaryAmounts.ts';
import { CART } from './tokens.ts';

/** The cart's amounts and the link to the checkout. The hint about the next coupon is hidden while the coupons are open. */
export const CartSummary = observer(function CartSummary({ page }: { readonly page: CartPageViewModel }) {
  const { items } = useShared(CART);
  const { summary, distanceToNextCoupon, isCouponListOpen } = page;
  const amounts = summaryAmounts(summary, { subTotal: 'Sub-total', delivery: 'Delivery & Handling' });
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        Summary
      </h2>
      <AmountList amounts={amounts} total={summary.total} />
      <p className={styles.saved}>You saved {summary.saved}</p>
      {distanceToNextCoupon !== undefined && !isCouponListOpen && (
        <p className={styles.next}>
          <TicketPercent size={20} aria-hidden="true" />
          {distanceToNextCoupon}
        </p>
      )}
      <ButtonLink wide to={paths.checkout} state={page.checkoutState}>
        {texts.placeOrder}
      </ButtonLink>
      <BuyingTerms />
      <LegalDetails products={items} />
      {/* The last, so that it moves nothing when it is known. */}
      <RememberedDelivery />
    </section>
  );
});
