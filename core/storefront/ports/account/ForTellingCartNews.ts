import type { Session } from '../../../domain/accounts/Session.ts';
import type { LineNews } from '../../../domain/cart/LineNews.ts';

/** Who knows what has become of the lines of a cart. Each call rejects with {@link BackEndFailure} when it fails. */
export type ForTellingCartNews = {
  /** Resolves with the lines whose products are no longer sold, or have another price than when they were put into the cart. */
  news(session: Session): Promise<readonly LineNews[]>;
  /** Removes the lines whose products are no longer sold, and takes the prices of the others as known. */
  accept(session: Session): Promise<void>;
};
