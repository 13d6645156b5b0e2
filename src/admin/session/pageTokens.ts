import { makeSignIn } from '../../../core/admin/session/SignIn.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { SignInViewModel } from './SignInViewModel.ts';
import { SIGNING_IN, STAFF_SESSION } from './tokens.ts';

const { clock, log } = PORTS;

const SIGN_IN = lazyToken('SignIn', makeSignIn, { session: SIGNING_IN, log });

export const SIGN_IN_FORM = pageToken('SignInViewModel', (parts) => new SignInViewModel(parts), {
  ...{ signIn: SIGN_IN, session: STAFF_SESSION, pendingWork: PENDING_WORK, clock },
});
