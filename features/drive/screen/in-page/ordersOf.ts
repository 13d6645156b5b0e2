import type { OrderFacts } from '../../contracts/CheckoutDriver.ts';

/** What each receipt shows. Runs in the page: refers to nothing outside itself. */
export function ordersOf(receipts: readonly Element[]): readonly OrderFacts[] {
  return receipts.map((receipt) => {
    const [orderId = '', paymentId = ''] = [...receipt.querySelectorAll('code')].map(
      ({ textContent }) => textContent ?? '',
    );
    return { orderId, paymentId, text: receipt.textContent ?? '' };
  });
}
