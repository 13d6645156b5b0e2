import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ForCollectingPayments } from '../ports/ForCollectingPayments.ts';
import type { ProcessProviderEvents } from './ProcessProviderEvents.ts';

/** Stores an event that the payment provider sent, then processes what is stored. A repeated event changes nothing. */
export type TakeInProviderEvent = (
  webhook: Parameters<ForCollectingPayments['readEvent']>[0],
) => Promise<{ readonly outcome: 'stored' } | 'signature-wrong'>;

export type TakeInProviderEventPorts = Pick<BackEndPorts, 'provider' | 'events' | 'clock'> & {
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
