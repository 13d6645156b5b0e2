import type { Session } from '../session/Session.ts';

/**
 * Keeps the session over a reload. Never throws: where nothing can be kept, the session lives as long as the page;
 * what cannot be read counts as logged out.
 */
export type ForRememberingSession = {
  current(): Session | undefined;
  remember(session: Session): void;
  /** Removes every trace of the session. */
  forget(): void;
  /** Calls back after each change, made here or elsewhere on the device; answers how to stop. */
  whenChanged(listener: () => void): () => void;
};
