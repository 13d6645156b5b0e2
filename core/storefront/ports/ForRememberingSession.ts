import type { Session } from '../session/Session.ts';

/**
 * Keeps the session over a reload. Answers at once, because the first screen depends on who is logged in. Never throws:
 * where nothing can be stored, the session lives as long as the page; what cannot be read counts as logged out.
 */
export type ForRememberingSession = {
  /** The session as this tab knows it: a change made in another tab counts once its listeners have been told. */
  current(): Session | undefined;
  remember(session: Session): void;
  /** Removes every trace of this session. Another session that has begun meanwhile stays. */
  forget(session: Session): void;
  /** Calls back after each change, made here or in another tab. Returns a function that unsubscribes. */
  whenChanged(listener: () => void): () => void;
};
