import type { ShopSettings } from '../../domain/settings/ShopSettings.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { Refused } from './ForChangingOrders.ts';
import type { SaveOutcome } from './ForKeepingStyles.ts';

/** The settings as they were read: their tag names their state when they are changed. */
export type ReadSettings = { readonly settings: ShopSettings; readonly tag: string };

/** What the shop's mails and payments are like. */
export type OutsideState = {
  /** The sender, and whether mails are sent: else they become files. */
  readonly mail: { readonly from: string; readonly isSent: boolean };
  /** Absent for who may not see it. `failure` is what the provider has answered to a call that waits or was given up. */
  readonly payments?:
    | {
        readonly keys: 'live' | 'test' | 'simulated';
        readonly heardAt?: Timestamp | undefined;
        readonly failure?: string | undefined;
      }
    | undefined;
};

/**
 * The settings of the shop. Methods reject with {@link SessionEnded} without a session, with {@link Unreachable} when the back-end does
 * not answer, and with another error when it fails.
 */
export type ForKeepingSettings = {
  read(): Promise<ReadSettings & OutsideState>;
  save(tag: string, change: Partial<ShopSettings>): Promise<SaveOutcome<ReadSettings>>;
  /** Sends a mail to the person who is signed in. */
  sendTestMail(): Promise<{ readonly outcome: 'sent'; readonly to: string } | Refused>;
};
