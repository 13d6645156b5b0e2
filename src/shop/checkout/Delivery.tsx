import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { pinOfAddress } from '../../../core/domain/addresses/pin.ts';
import { usePageViewModel, useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { addressLine } from '../addresses/addressLine.ts';
import { CART } from '../cart/tokens.ts';
import { BuyingTerms } from '../delivery/BuyingTerms.tsx';
import { DELIVERY } from '../delivery/tokens.ts';
import { LegalDetails } from '../legal/LegalDetails.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import styles from './Delivery.module.css';
import { CHECKOUT } from './pageTokens.ts';

const NEWS = {
  choosing: '',
  preparing: '',
  paying: 'Finish the payment in the payment window.',
  checking: '',
  confirming: 'Your payment has arrived. Please keep this page open.',
};

/** The delivery address and the Place Order button. */
export const Delivery = observer(function Delivery() {
  const { address, stage, isUnpaid, buttonText, placeOrder } = useShared(CHECKOUT);
  const { items } = useShared(CART);
  const { isOffered, daysTo, show } = usePageViewModel(DELIVERY);
  const pin = address && pinOfAddress(address);
  const days = daysTo(pin);
  useEffect(() => show(pin), [show, pin]);
  return (
    <CheckoutSection title="Delivering To">
      {address === undefined ? (
        <p>Please provide/select an address to proceed!</p>
      ) : (
        <address className={styles.address}>
          <strong dir="auto">{address.name}</strong>
          <span dir="auto">{addressLine(address)}</span>
          <span className={styles.phone}>{address.phone}</span>
        </address>
      )}
      {isOffered && address && <p>{days === undefined ? 'Free delivery' : `Free delivery, ${days}`}</p>}
      <BuyingTerms />
      <LegalDetails products={items} />
      <div>
        <p role="status" className={styles.unpaid}>
          {isUnpaid && 'Not paid. Your cart is untouched.'}
        </p>
        <Button wide aria-disabled={stage !== 'choosing'} onClick={placeOrder}>
          {buttonText}
        </Button>
        <p role="status" className={styles.news}>
          {NEWS[stage]}
        </p>
      </div>
    </CheckoutSection>
  );
});
