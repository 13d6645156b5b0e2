import type { SharedPage } from '../ports/browser/ForSharing.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';

/** Passes on the address of a page, and says when it was copied or could not be. Never rejects. */
export type SharePage = (page: SharedPage) => Promise<void>;

export type SharePagePorts = Pick<StorefrontPorts, 'sharing' | 'notifications' | 'log'>;

export function makeSharePage({ sharing, notifications, log }: SharePagePorts): SharePage {
  return async (page) => {
    try {
      if ((await sharing.share(page)) === 'copied') notifications.success('Link copied');
    } catch (error) {
      log.error('A page could not be shared', error);
      notifications.error('The link could not be copied. It is in the address bar.');
    }
  };
}
