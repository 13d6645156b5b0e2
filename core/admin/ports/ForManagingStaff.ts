import type { StaffRole } from '../../domain/staff/StaffRole.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { Refused } from './ForChangingOrders.ts';

/** A person who works for the shop: `invited` until the invitation is accepted. */
export type StaffPerson = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly createdAt: Timestamp;
  readonly state: 'invited' | 'active' | 'disabled';
  /** Whether the person signs in with one-time codes as well. */
  readonly oneTimeCodes: boolean;
};

export type StaffInvitation = { readonly email: string; readonly name: string; readonly role: StaffRole };

/** The person, and where no mails are sent, the link that the mail would have. */
export type InviteOutcome =
  | { readonly outcome: 'invited'; readonly person: StaffPerson; readonly invitationUrl?: string | undefined }
  | Refused;

/**
 * The people who work for the shop. Methods reject with {@link SessionEnded} without a session, with {@link Unreachable} when the back-end
 * does not answer, and with another error when it fails.
 */
export type ForManagingStaff = {
  /** Resolves with all people, the earliest first. */
  people(): Promise<readonly StaffPerson[]>;
  /** Invites a person, or again one who has not accepted yet. */
  invite(invitation: StaffInvitation): Promise<InviteOutcome>;
  /** A person who is disabled is signed out everywhere. `oneTimeCodes` is false to turn them off, for somebody who has lost them. */
  change(
    id: string,
    change: { readonly role?: StaffRole; readonly disabled?: boolean; readonly oneTimeCodes?: false },
  ): Promise<{ readonly outcome: 'changed'; readonly person: StaffPerson } | Refused>;
};
