import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { AmountList } from '../../shared/ui/AmountList.tsx';
import { summaryAmounts } from '../cart/summaryAmounts.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import { CHECKOUT } from './pageTokens.ts';

/** The order's amounts. */
export const BillingSummary = observer(function BillingSummary() {
  const { summary } = useShared(CHECKOUT);
  const amounts = summaryAmounts(summary, { subTotal: 'Subtotal', delivery: 'Shipping' });
  return (
    <CheckoutSection title="Billing Summary">
      <AmountList amounts={amounts} total={summary.total} />
    </CheckoutSection>
  );
});
