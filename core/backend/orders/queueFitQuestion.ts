import { FIT_MAIL_DAYS } from '../../domain/styles/fit.ts';
import { DAY_MS } from '../../domain/time/shopDay.ts';
import { type Timestamp, timestamp } from '../../domain/time/timestamp.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';

/** Lets a shopper be asked how the pieces of an order fit, in the transaction that delivers it. */
export async function queueFitQuestion(
  { jobs }: Pick<TransactionStores, 'jobs'>,
  orderId: string,
  deliveredAt: Timestamp,
): Promise<void> {
  await jobs.add({ topic: 'fit', subject: orderId, runAt: timestamp(askedAt(deliveredAt)) });
}

/** Returns when a shopper is asked about an order that was delivered at this time, in ms since 1970. */
export function askedAt(deliveredAt: Timestamp): number {
  return Date.parse(deliveredAt) + FIT_MAIL_DAYS * DAY_MS;
}
