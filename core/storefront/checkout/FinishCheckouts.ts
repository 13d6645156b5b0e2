import { isPaid } from '../../domain/orders/CheckoutAttempt.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { ConfirmPayment, ConfirmPaymentOutcome } from './ConfirmPayment.ts';

/** Confirms the current shopper's payments that an earlier page load left unconfirmed. Never rejects. */
export type FinishCheckouts = () => Promise<readonly ConfirmPaymentOutcome[]>;

export function makeFinishCheckouts(
  ports: Pick<StorefrontPorts, 'checkouts' | 'sessions' | 'log'> & { readonly confirmPayment: ConfirmPayment },
): FinishCheckouts {
  const { checkouts, sessions, log, confirmPayment } = ports;
  return async () => {
    const session = sessions.current();
    if (session === undefined) return [];
    try {
      const paid = (await checkouts.unfinished(session.email)).filter(isPaid);
      const outcomes: ConfirmPaymentOutcome[] = [];
      for (const attempt of paid) outcomes.push(await confirmPayment(session, attempt));
      return outcomes;
    } catch (error) {
      log.error('Unfinished checkouts could not be read', error);
      return [];
    }
  };
}
