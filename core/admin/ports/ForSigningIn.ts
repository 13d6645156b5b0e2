import type { Credentials } from '../../domain/accounts/Credentials.ts';
import type { SignedInStaff } from './SignedInStaff.ts';

/** The end of an attempt to begin a session. */
export type SignInOutcome =
  | { readonly outcome: 'signed-in'; readonly staff: SignedInStaff }
  /** The password is right, and a one-time code is needed as well: there was none, or it was wrong or used. */
  | { readonly outcome: 'code-needed'; readonly text: string }
  | {
      readonly outcome: 'refused';
      /** Why, for the member of staff. */
      readonly text: string;
      /** How long no further attempt is accepted, in milliseconds; 0 when the next one may be made at once. */
      readonly wait: number;
    };

/** Why the back-end refuses a call: the session has ended, or its role is too small. */
export type CallRefusal = 'ended' | 'forbidden';

/** Resolves with whether a call that was refused may be made again. */
export type MayRepeat = (refusal: CallRefusal) => Promise<boolean>;

/**
 * The session of a member of staff in this browser. Methods reject with {@link Unreachable} when the back-end does not answer, and with
 * another error when it fails.
 */
export type ForSigningIn = {
  /** Returns the member of staff whose session is open; undefined without a session. */
  current(): Promise<SignedInStaff | undefined>;
  /** `code` is a one-time code or a recovery code. */
  signIn(credentials: Credentials & { readonly code?: string | undefined }): Promise<SignInOutcome>;
  /** Sets the first password of a member of staff with the token of an invitation, and begins a session. */
  acceptInvitation(token: string, password: string): Promise<SignInOutcome>;
  /** Ends the session. Without one, nothing happens. */
  signOut(): Promise<void>;
  /**
   * Says what is asked from now on when a call of any port is refused for a reason of the session. A call whose session has ended waits
   * for the answer: it is made again, once, when that is true, and else rejects with {@link SessionEnded}. A call that was made before is
   * asked about as it was then.
   */
  whenRefused(mayRepeat: MayRepeat): void;
};
