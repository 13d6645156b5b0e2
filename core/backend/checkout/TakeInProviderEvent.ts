import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ForCollectingPayments } from '../ports/ForCollectingPayments.ts';
import type { ProcessProviderEvent } from './ProcessProviderEvent.ts';

/** How long the job of an event leaves it to the process that took it in. */
const JOB_AFTER_MS = 10_000;

/**
 * Stores an event that the payment provider sent, then processes it. When that fails, the event's job does it later. A repeated
 * event changes nothing.
 */
export type TakeInProviderEvent = (
  webhook: Parameters<ForCollectingPayments['readEvent']>[0],
) => Promise<{ readonly outcome: 'stored' } | 'signature-wrong'>;

export type TakeInProviderEventPorts = Pick<BackEndPorts, 'provider' | 'transactions' | 'clock' | 'log'> & {
  readonly processProviderEvent: ProcessProviderEvent;
};

export function makeTakeInProviderEvent(ports: TakeInProviderEventPorts): TakeInProviderEvent {
  const { provider, transactions, clock, log, processProviderEvent } = ports;
  return async (webhook) => {
    const event = provider.readEvent(webhook);
    if (event === undefined) return 'signature-wrong';
    const { id } = event;
    await transactions.within(async ({ events, jobs }) => {
      const now = clock.now();
      if ((await events.add(event, timestamp(now))) === 'already-added') return;
      await jobs.add({ topic: 'provider-event', subject: id, runAt: timestamp(now + JOB_AFTER_MS) });
    });
    await processProviderEvent(id).catch((error) => {
      log.error('An event of the payment provider could not be processed', error, { eventId: id });
    });
    return { outcome: 'stored' };
  };
}
