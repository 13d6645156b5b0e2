import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { Refused } from './ForChangingOrders.ts';

/** A session of the person who is signed in. */
export type OwnSession = {
  readonly id: string;
  /** Such as `Firefox on Windows`; empty when it is not known. */
  readonly device: string;
  readonly startedAt: Timestamp;
  readonly usedAt: Timestamp;
  /** Whether it is the one of this browser. */
  readonly current: boolean;
};

/** Whether one signs in with one-time codes, and how many recovery codes are left. */
export type OwnCodes = { readonly on: boolean; readonly recoveryCodes: number };

/** A secret for one-time codes, and its address for apps. */
export type NewSecret = { readonly secret: string; readonly address: string };

type Ended = { readonly outcome: 'ended' } | Refused;

/**
 * The account of the person who is signed in. Methods reject with {@link SessionEnded} without a session, with {@link Unreachable} when the
 * back-end does not answer, and with another error when it fails.
 */
export type ForKeepingAccount = {
  /** Resolves with the sessions, the one that was used last first. */
  sessions(): Promise<readonly OwnSession[]>;
  endSession(id: string): Promise<Ended>;
  /** Ends all sessions but the one of this browser. */
  endOtherSessions(): Promise<Ended>;
  codes(): Promise<OwnCodes>;
  newSecret(): Promise<NewSecret>;
  /** Turns one-time codes on, with a code of the secret. Resolves with the recovery codes, once. */
  turnOnCodes(proof: {
    readonly secret: string;
    readonly code: string;
    readonly password: string;
  }): Promise<{ readonly outcome: 'turned-on'; readonly recoveryCodes: readonly string[] } | Refused>;
  turnOffCodes(password: string): Promise<Ended>;
};
