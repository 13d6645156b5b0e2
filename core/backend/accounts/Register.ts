import type { NewShopper } from '../../domain/accounts/Credentials.ts';
import { validateSignup } from '../../domain/accounts/validateSignup.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/Invalid.ts';
import type { LoggedIn, LogInPorts } from './LogIn.ts';

/** Registers a shopper and logs them in. */
export type Register = (shopper: NewShopper) => Promise<LoggedIn | 'email-exists' | Invalid>;

export type RegisterPorts = LogInPorts & Pick<BackEndPorts, 'ids'>;

export function makeRegister({ shoppers, passwords, tokens, clock, ids }: RegisterPorts): Register {
  return async ({ email, password, firstName, lastName }) => {
    const form = { email, password, confirmPassword: password, firstName, lastName, acceptsTerms: true };
    const { confirmPassword: _, ...errors } = validateSignup(form);
    if (Object.keys(errors).length > 0) return { invalid: Object.values(errors) };
    const now = clock.now();
    const shopper = {
      ...{ id: ids.generate(), email: email.trim(), firstName, lastName, tokenVersion: 0 },
      ...{ createdAt: timestamp(now), updatedAt: timestamp(now), passwordHash: await passwords.hash(password) },
    };
    if ((await shoppers.add(shopper)) === 'email-exists') return 'email-exists';
    return { shopper, token: tokens.sign({ shopperId: shopper.id, version: 0 }, now) };
  };
}
