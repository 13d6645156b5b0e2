import type { Checkout } from '../../core/backend/ports/orders/ForStoringCheckouts.ts';
import { readRecord } from './editions.ts';
import type { Life } from './record/fillLife.ts';

type Samples = typeof import('./record/sampleShop.ts');
type DeviceSamples = typeof import('./record/sampleDevices.ts');

/** What the recorded documents of an edition mean. */
export type Expected = {
  readonly shop: Pick<Samples, 'PASSWORD' | 'ATTEMPT' | 'IDEMPOTENCY_KEY'> &
    Pick<Samples, 'products' | 'shoppers' | 'ashasCart' | 'ashasWishlist' | 'mehersCart' | 'ashasOrders' | 'events'> &
    Pick<Samples, 'ashasHome' | 'ashasOffice' | 'mehersHome' | 'journal'> & {
      readonly openCheckouts: { readonly asha: Checkout; readonly meher: Checkout };
    };
  readonly devices: DeviceSamples;
  /** What orders left undone; absent for the editions without a life of orders. */
  readonly life?: Life;
};

export function expectedOf(edition: string): Expected {
  return JSON.parse(readRecord(edition, 'expected.json'));
}
