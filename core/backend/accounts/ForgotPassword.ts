import { timestamp } from '../../domain/time/timestamp.ts';
import type { JobHandler } from '../jobs/RunJobs.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { queueLink } from './queueLink.ts';

/**
 * Asks for a link that sets a new password. Neither the result nor the time tells whether a shopper has the e-mail: both cases read one
 * row and add one job, and the job of nobody does nothing.
 */
export type ForgotPassword = (email: string) => Promise<object>;

export function makeForgotPassword({
  shoppers,
  jobs,
  ids,
  clock,
}: Pick<BackEndPorts, 'shoppers' | 'jobs' | 'ids' | 'clock'>): ForgotPassword {
  return async (email) => {
    const nobody = ids.generate();
    const shopper = await shoppers.withEmail(email);
    await jobs.add({ topic: 'reset-password', subject: shopper?.id ?? nobody, runAt: timestamp(clock.now()) });
    return {};
  };
}

/** Mails the link to a shopper who has forgotten the password. */
export function makeMailPasswordReset({
  transactions,
  ids,
  clock,
}: Pick<BackEndPorts, 'transactions' | 'ids' | 'clock'>): JobHandler {
  return (shopperId) =>
    transactions.within(async (stores) => {
      await stores.shoppers.lock(shopperId);
      const shopper = await stores.shoppers.shopper(shopperId);
      if (shopper !== undefined) await queueLink(stores, { ids, purpose: 'reset-password', shopper, now: clock.now() });
      return undefined;
    });
}
