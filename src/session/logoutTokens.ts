import { makeLogOut } from '../../core/storefront/session/LogOut.ts';
import { CONNECTION } from '../connection/tokens.ts';
import { PORTS } from '../container/portTokens.ts';
import { lazyToken, pageToken } from '../container/token.ts';
import { LogoutViewModel } from './LogoutViewModel.ts';

const { sessions, notifications, navigation, tokens, log } = PORTS;

export const LOG_OUT = lazyToken('LogOut', makeLogOut, { sessions, notifications, navigation, tokens, log });
export const LOGOUT = pageToken(
  'LogoutViewModel',
  ({ connection, logOut }) => new LogoutViewModel(connection, logOut),
  { connection: CONNECTION, logOut: LOG_OUT },
);
