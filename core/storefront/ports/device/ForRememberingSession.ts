import type { Session } from '../../../domain/accounts/Session.ts';

/**
 * The session, which survives a reload. Synchronous, because the first screen depends on who is logged in. Never throws: without
 * storage the session lasts until the page is reloaded, and a session that cannot be read counts as logged out.
 */
export type ForRememberingSession = {
  /** Returns this tab's view of the session. A change in another tab is visible once the listeners are called. */
  current(): Session | undefined;
  remember(session: Session): void;
  /** Removes this session. A different session that has started since stays. */
  forget(session: Session): void;
  /** Calls the listener after each change in this or another tab. Returns a function that unsubscribes. */
  whenChanged(listener: () => void): () => void;
};
