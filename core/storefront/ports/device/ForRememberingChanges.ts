import type { Session } from '../../../domain/accounts/Session.ts';
import type { WaitingChange } from './WaitingChange.ts';

/**
 * The changes that wait for the connection, on the device of the shopper who is logged in, so that they survive a reload. They end
 * with her session. Never rejects: what cannot be read counts as missing.
 */
export type ForRememberingChanges = {
  /** Resolves with the changes of this very session, the oldest first. */
  recall(session: Session): Promise<readonly WaitingChange[]>;
  /** Stores a change after the others, and removes those of any other session. Resolves with whether it is stored. */
  remember(session: Session, change: WaitingChange): Promise<boolean>;
  /** Removes a change of this session. */
  remove(session: Session, id: string): Promise<void>;
};
