import type { Session } from '../../../domain/accounts/Session.ts';

/** The end of a session in the back-end. */
export type ForEndingTokens = {
  /** Makes the session's token invalid, even when the page is closed meanwhile. Rejects with {@link BackEndFailure}. */
  end(session: Session): Promise<void>;
};
