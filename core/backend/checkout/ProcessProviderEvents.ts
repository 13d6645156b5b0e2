import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ProviderEvent } from '../ports/ForCollectingPayments.ts';
import type { RecordPayment } from './RecordPayment.ts';

/**
 * Makes the orders of the stored events that are not processed. Never rejects: an event that fails is tried again next time. Calls
 * during a run share the run after it, which finds what was stored meanwhile, so that no event is processed by several at once.
 */
export type ProcessProviderEvents = () => Promise<void>;

export type ProcessProviderEventsPorts = Pick<BackEndPorts, 'events' | 'clock' | 'log'> & {
  readonly recordPayment: RecordPayment;
};

export function makeProcessProviderEvents(ports: ProcessProviderEventsPorts): ProcessProviderEvents {
  let last = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= last.then(() => {
      waiting = undefined;
      return processAll(ports);
    });
    last = waiting;
    return last;
  };
}

async function processAll(ports: ProcessProviderEventsPorts): Promise<void> {
  try {
    for (const event of await ports.events.unprocessed()) await process(ports, event);
  } catch (error) {
    ports.log.error('The stored events of the payment provider could not be read', error);
  }
}

async function process(
  { events, recordPayment, clock, log }: ProcessProviderEventsPorts,
  event: ProviderEvent,
): Promise<void> {
  const at = timestamp(clock.now());
  try {
    const outcome = event.captured === undefined ? 'ignored' : await recordPayment(event.captured, at);
    const details = { eventId: event.id, paymentId: event.captured?.paymentId };
    if (outcome === 'recorded') log.info('An event of the payment provider made an order', details);
    const isRefused = outcome !== 'ignored' && outcome !== 'recorded' && outcome !== 'already-recorded';
    if (isRefused) log.error('A captured payment makes no order', outcome, details);
    await events.markAttempt(event.id, at, true);
  } catch (error) {
    log.error('An event of the payment provider could not be processed', error, { eventId: event.id });
    await events.markAttempt(event.id, at, false).catch(() => undefined);
  }
}
