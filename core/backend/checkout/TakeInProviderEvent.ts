import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ForCollectingPayments } from '../ports/orders/ForCollectingPayments.ts';

/**
 * Stores an event that the payment provider sent, with the job that processes it. That is soon enough: the browser has usually
 * confirmed the payment by then, which leaves nothing to do. So does an event that is sent again once it is processed.
 */
export type TakeInProviderEvent = (
  webhook: Parameters<ForCollectingPayments['readEvent']>[0],
) => Promise<{ readonly outcome: 'stored' } | 'signature-wrong'>;

export type TakeInProviderEventPorts = Pick<BackEndPorts, 'provider' | 'transactions' | 'clock'>;

export function makeTakeInProviderEvent(ports: TakeInProviderEventPorts): TakeInProviderEvent {
  const { provider, transactions, clock } = ports;
  return async (webhook) => {
    const event = provider.readEvent(webhook);
    if (event === undefined) return 'signature-wrong';
    await transactions.within(async ({ events, jobs }) => {
      const now = timestamp(clock.now());
      await events.add(event, now);
      await jobs.add({ topic: 'provider-event', subject: event.id, runAt: now });
    });
    return { outcome: 'stored' };
  };
}
