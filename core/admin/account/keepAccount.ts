import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForKeepingAccount, NewSecret, OwnCodes, OwnSession } from '../ports/ForKeepingAccount.ts';
import type { ForLogging } from '../ports/ForLogging.ts';

export type AccountPorts = { readonly account: ForKeepingAccount; readonly log: ForLogging };

/** Reads the sessions and the state of the one-time codes. */
export type ReadAccount = () => Promise<
  { readonly outcome: 'read'; readonly sessions: readonly OwnSession[]; readonly codes: OwnCodes } | Failed
>;

export function makeReadAccount({ account, log }: AccountPorts): ReadAccount {
  const read = async () => {
    const [sessions, codes] = await Promise.all([account.sessions(), account.codes()]);
    return { outcome: 'read' as const, sessions, codes };
  };
  return () => attemptCall(read, log, 'The account could not be read');
}

/** Ends a session or, without an id, all but the one of this browser. */
export type EndSessions = (id?: string) => Promise<Awaited<ReturnType<ForKeepingAccount['endSession']>> | Failed>;

export function makeEndSessions({ account, log }: AccountPorts): EndSessions {
  return (id) =>
    attemptCall(
      () => (id === undefined ? account.endOtherSessions() : account.endSession(id)),
      log,
      'A session could not be ended',
    );
}

/** Asks for a new secret for one-time codes. */
export type AskForSecret = () => Promise<({ readonly outcome: 'made' } & NewSecret) | Failed>;

export function makeAskForSecret({ account, log }: AccountPorts): AskForSecret {
  return () =>
    attemptCall(
      async () => ({ outcome: 'made' as const, ...(await account.newSecret()) }),
      log,
      'A secret could not be made',
    );
}

export type CodeFields = { readonly code: string; readonly password: string };
export type CodeErrors = { readonly code?: string; readonly password?: string };

const NO_PASSWORD = { password: 'Password is required' };

/** Turns one-time codes on with the code that an app shows for the secret. */
export type TurnOnCodes = (
  secret: string,
  fields: CodeFields,
) => Promise<Awaited<ReturnType<ForKeepingAccount['turnOnCodes']>> | FormRejection<CodeErrors> | Failed>;

export function makeTurnOnCodes({ account, log }: AccountPorts): TurnOnCodes {
  return async (secret, { code, password }) => {
    const errors = { ...(code.trim() === '' && { code: 'Code is required' }), ...(password === '' && NO_PASSWORD) };
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    return attemptCall(
      () => account.turnOnCodes({ secret, code: code.trim(), password }),
      log,
      'One-time codes could not be turned on',
    );
  };
}

/** Turns one-time codes off with the password. */
export type TurnOffCodes = (fields: {
  readonly password: string;
}) => Promise<
  Awaited<ReturnType<ForKeepingAccount['turnOffCodes']>> | FormRejection<{ readonly password?: string }> | Failed
>;

export function makeTurnOffCodes({ account, log }: AccountPorts): TurnOffCodes {
  return async ({ password }) => {
    if (password === '') return { outcome: 'invalid', errors: NO_PASSWORD };
    return attemptCall(() => account.turnOffCodes(password), log, 'One-time codes could not be turned off');
  };
}
