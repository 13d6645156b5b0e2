import type { Credentials } from '../../domain/accounts/Credentials.ts';
import type { SignedInStaff } from './SignedInStaff.ts';

/** The end of an attempt to begin a session. */
export type SignInOutcome =
  | { readonly outcome: 'signed-in'; readonly staff: SignedInStaff }
  | {
      readonly outcome: 'refused';
      /** Why, for the member of staff. */
      readonly text: string;
      /** How long no further attempt is accepted, in milliseconds; 0 when the next one may be made at once. */
      readonly wait: number;
    };

/** Why the back-end refuses a call: the session has ended, or its role is too small. */
export type CallRefusal = 'ended' | 'forbidden';

/**
 * The session of a member of staff in this browser. Methods reject with {@link Unreachable} when the back-end does not answer, and with
 * another error when it fails.
 */
export type ForSigningIn = {
  /** Returns the member of staff whose session is open; undefined without a session. */
  current(): Promise<SignedInStaff | undefined>;
  signIn(credentials: Credentials): Promise<SignInOutcome>;
  /** Sets the first password of a member of staff with the token of an invitation, and begins a session. */
  acceptInvitation(token: string, password: string): Promise<SignInOutcome>;
  /** Ends the session. Without one, nothing happens. */
  signOut(): Promise<void>;
  /** Calls `tell` when a call of any port is refused for a reason of the session. Returns a function that stops it. */
  whenRefused(tell: (refusal: CallRefusal) => void): () => void;
};
