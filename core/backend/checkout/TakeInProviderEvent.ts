import { timestamp } from '../../domain/time/timestamp.ts';
import type { ForCollectingPayments } from '../ports/ForCollectingPayments.ts';
import type { ForStoringProviderEvents } from '../ports/ForStoringProviderEvents.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { ProcessProviderEvents } from './ProcessProviderEvents.ts';

/** Stores an event that the payment provider sent, then processes what is stored. A repeated event changes nothing. */
export type TakeInProviderEvent = (
  webhook: Parameters<ForCollectingPayments['readEvent']>[0],
) => Promise<{ readonly outcome: 'stored' } | 'signature-wrong'>;

export type TakeInProviderEventPorts = {
  readonly provider: ForCollectingPayments;
  readonly events: ForStoringProviderEvents;
  readonly clock: ForTellingTime;
  readonly processProviderEvents: ProcessProviderEvents;
};

export function makeTakeInProviderEvent(ports: TakeInProviderEventPorts): TakeInProviderEvent {
  const { provider, events, clock, processProviderEvents } = ports;
  return async (webhook) => {
    const event = provider.readEvent(webhook);
    if (event === undefined) return 'signature-wrong';
    await events.add(event, timestamp(clock.now()));
    await processProviderEvents();
    return { outcome: 'stored' };
  };
}
