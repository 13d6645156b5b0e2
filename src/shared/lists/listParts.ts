import { CONNECTION, PENDING_WORK } from '../connection/tokens.ts';
import { PORTS } from '../container/portTokens.ts';

const { tabs, clock, notifications, sessions, lists, changes } = PORTS;

/** The tokens of what `listContextOf` needs. */
export const LIST_PARTS = {
  ...{ pendingWork: PENDING_WORK, connection: CONNECTION, clock, tabs, notifications, sessions, lists, changes },
};
