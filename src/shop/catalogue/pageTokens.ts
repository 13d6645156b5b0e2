import { makeSharePage } from '../../../core/storefront/sharing/SharePage.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken } from '../../shared/container/token.ts';

export const SHARE_PAGE = lazyToken('SharePage', makeSharePage, {
  ...{ sharing: PORTS.sharing, notifications: PORTS.notifications, log: PORTS.log },
});
