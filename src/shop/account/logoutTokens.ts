import { makeLogOut } from '../../../core/storefront/session/LogOut.ts';
import { CONNECTION, PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { LogoutViewModel } from './LogoutViewModel.ts';

const { sessions, changes, notifications, navigation, tokens, log } = PORTS;

export const LOG_OUT = lazyToken('LogOut', makeLogOut, { sessions, notifications, navigation, tokens, log });
export const LOGOUT = pageToken('LogoutViewModel', (parts) => new LogoutViewModel(parts), {
  connection: CONNECTION,
  sessions,
  changes,
  pendingWork: PENDING_WORK,
  logOut: LOG_OUT,
});
