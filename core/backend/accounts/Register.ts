import type { NewShopper } from '../../domain/accounts/Credentials.ts';
import { validateSignup } from '../../domain/accounts/validateSignup.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import type { LoggedIn } from './LogIn.ts';
import { queueLink } from './queueLink.ts';

/** Registers a shopper, mails a link that verifies the e-mail, and logs the shopper in. */
export type Register = (shopper: NewShopper) => Promise<LoggedIn | 'email-exists' | Invalid>;

export type RegisterPorts = Pick<BackEndPorts, 'transactions' | 'passwords' | 'tokens' | 'clock' | 'ids'>;

export function makeRegister({ transactions, passwords, tokens, clock, ids }: RegisterPorts): Register {
  return async ({ email, password, firstName, lastName }) => {
    const form = { email, password, confirmPassword: password, firstName, lastName, acceptsTerms: true };
    const { confirmPassword: _, ...errors } = validateSignup(form);
    if (Object.keys(errors).length > 0) return { invalid: Object.values(errors) };
    const now = clock.now();
    const shopper = {
      ...{ id: ids.generate(), email: email.trim(), firstName, lastName, tokenVersion: 0 },
      ...{ createdAt: timestamp(now), updatedAt: timestamp(now), passwordHash: await passwords.hash(password) },
    };
    const added = await transactions.within(async (stores) => {
      if ((await stores.shoppers.add(shopper)) === 'email-exists') return 'email-exists';
      await queueLink(stores, { ids, purpose: 'verify-email', shopper, now });
      return 'added';
    });
    if (added === 'email-exists') return added;
    return { shopper, token: tokens.sign({ shopperId: shopper.id, version: 0 }, now) };
  };
}
