import type { OrderFacts } from '../../contracts/CheckoutDriver.ts';

/** What each receipt shows. Runs in the page: refers to nothing outside itself. */
export function ordersOf(receipts: readonly Element[]): readonly OrderFacts[] {
  return receipts.map((receipt) => {
    const [orderId = '', paymentId = ''] = [...receipt.querySelectorAll('code')].map(
      ({ textContent }) => textContent ?? '',
    );
    const path = receipt.querySelector('h3 a')?.getAttribute('href');
    return { orderId, paymentId, text: receipt.textContent ?? '', ...(path && { path }) };
  });
}
