import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { DELIVERY } from './tokens.ts';

/** Says when an order arrives at the PIN code that is remembered on the device; nothing without one. */
export const RememberedDelivery = observer(function RememberedDelivery() {
  const { days } = usePageViewModel(DELIVERY);
  return days === undefined ? null : <p>Free delivery, {days}</p>;
});
