import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { ProviderUnreachable } from '../ports/ForCollectingPayments.ts';
import type { ProcessProviderEvents } from './ProcessProviderEvents.ts';
import type { RecordPayment } from './RecordPayment.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A younger checkout is still being paid. */
const YOUNGEST_MS = 10 * MINUTE_MS;
/** The provider closes an unpaid order before this. */
const OLDEST_MS = 7 * DAY_MS;

/**
 * Asks the provider for the payments of the checkouts from 10 minutes to 7 days old that have no order, and makes their orders.
 * Processes stored events first. Stops when the provider cannot be reached: the next run asks for the others. Never rejects.
 * Resolves with the number of orders it made. A call during a run shares that run, so that runs do not pile up while the provider
 * is slow.
 */
export type Reconcile = () => Promise<{ readonly recorded: number }>;

export type ReconcilePorts = Pick<BackEndPorts, 'checkouts' | 'provider' | 'clock' | 'log'> & {
  readonly recordPayment: RecordPayment;
  readonly processProviderEvents: ProcessProviderEvents;
};

export function makeReconcile(ports: ReconcilePorts): Reconcile {
  let running: ReturnType<Reconcile> | undefined;
  return () => {
    running ??= reconcileAll(ports).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function reconcileAll(ports: ReconcilePorts): ReturnType<Reconcile> {
  const { checkouts, clock, log, processProviderEvents } = ports;
  await processProviderEvents();
  let recorded = 0;
  try {
    const now = clock.now();
    const span = { after: timestamp(now - OLDEST_MS), before: timestamp(now - YOUNGEST_MS) };
    for (const providerOrderId of await checkouts.open(span)) {
      if (await reconcileOne(ports, providerOrderId)) recorded += 1;
    }
  } catch (error) {
    if (error instanceof ProviderUnreachable) log.error('The payment provider cannot be reached', error);
    else log.error('The open checkouts could not be read', error);
  }
  return { recorded };
}

async function reconcileOne({ recordPayment, provider, clock, log }: ReconcilePorts, providerOrderId: string) {
  try {
    const payment = await provider.capturedPayment(providerOrderId);
    if (payment === undefined) return false;
    const outcome = await recordPayment(payment, timestamp(clock.now()));
    if (outcome !== 'recorded' && outcome !== 'already-recorded') {
      log.error('A captured payment makes no order', outcome, { paymentId: payment.paymentId });
    }
    return outcome === 'recorded';
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw error;
    log.error('A checkout could not be reconciled', error, { providerOrderId });
    return false;
  }
}
