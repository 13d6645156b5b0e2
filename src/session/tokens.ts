import { pageToken, sharedToken } from '../container/token.ts';
import type { AuthPages } from './AuthPages.ts';
import type { LoginViewModel } from './LoginViewModel.ts';
import type { PendingActionViewModel } from './PendingActionViewModel.ts';
import type { SessionViewModel } from './SessionViewModel.ts';
import type { SignupViewModel } from './SignupViewModel.ts';

export const SESSION = sharedToken<SessionViewModel>('SessionViewModel');
export const AUTH_PAGES = sharedToken<AuthPages>('AuthPages');
export const PENDING_ACTION = sharedToken<PendingActionViewModel>('PendingActionViewModel');
export const LOGIN_FORM = pageToken<LoginViewModel>('LoginViewModel');
export const SIGNUP_FORM = pageToken<SignupViewModel>('SignupViewModel');
