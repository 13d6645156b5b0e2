import { availabilityOf } from '../../domain/stock/Availability.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { JobHandler } from '../jobs/RunJobs.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';

const HOUR_MS = 60 * 60_000;
/** How many mails one transaction stores: meanwhile nobody else can buy the product. */
const AT_ONCE = 100;

/**
 * Stores a mail to each shopper who waits for a product, and removes the alert with it, as long as pieces are free. What is sold out
 * again leaves the rest waiting. A hidden product is looked at again in an hour.
 */
export function makeTellOfReturn({ transactions, clock }: Pick<BackEndPorts, 'transactions' | 'clock'>): JobHandler {
  return async (sku) => {
    for (;;) {
      const now = clock.now();
      const outcome = await transactions.within((stores) => tellSome(stores, sku, now));
      if (outcome !== 'told-some') return outcome === 'hidden' ? now + HOUR_MS : undefined;
    }
  };
}

async function tellSome(
  stores: TransactionStores,
  sku: string,
  now: number,
): Promise<'told-some' | 'hidden' | 'nothing-left'> {
  const { stock, stockAlerts, shoppers, catalogue } = stores;
  const [level] = await stock.lock([sku]);
  const [product] = await catalogue.withSkus([sku]);
  const isAwaited = (await stockAlerts.awaited([sku])).length > 0;
  if (level === undefined || product === undefined || !isAwaited || !availabilityOf(level).inStock)
    return 'nothing-left';
  if (!product.isListed) return 'hidden';
  const { id, name, size } = product;
  const taken = await stockAlerts.take(sku, AT_ONCE);
  for (const alert of taken) {
    const shopper = await shoppers.shopper(alert.shopperId);
    if (shopper === undefined) continue;
    const { email: to, firstName } = shopper;
    const content = { kind: 'back-in-stock', firstName, product: { id, name, size } } as const;
    await queueMail(stores, { id: `back-in-stock-${alert.id}`, to, content }, timestamp(now));
  }
  return taken.length < AT_ONCE ? 'nothing-left' : 'told-some';
}
