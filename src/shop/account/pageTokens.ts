import { makeLogIn } from '../../../core/storefront/session/LogIn.ts';
import { makeReturnFromLogin } from '../../../core/storefront/session/ReturnFromLogin.ts';
import { makeSignUp } from '../../../core/storefront/session/SignUp.ts';
import { makeTakePendingAction } from '../../../core/storefront/session/TakePendingAction.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { AuthPages } from '../session/AuthPages.ts';
import { PENDING_ACTION } from '../session/pendingActionToken.ts';
import { SESSION } from '../session/tokens.ts';
import { LoginViewModel } from './LoginViewModel.ts';
import { SignupViewModel } from './SignupViewModel.ts';

const { authentication, sessions, notifications, navigation, pendingActions, clock } = PORTS;
const { abandonLogin } = USE_CASES;
const takePendingAction = lazyToken('TakePendingAction', makeTakePendingAction, { pendingActions, clock });
const beginning = { authentication, sessions, notifications, navigation, takePendingAction };

export const LOG_IN = lazyToken('LogIn', makeLogIn, beginning);
export const SIGN_UP = lazyToken('SignUp', makeSignUp, beginning);
export const RETURN_FROM_LOGIN = lazyToken('ReturnFromLogin', makeReturnFromLogin, { navigation, takePendingAction });
export const AUTH_PAGES = lazyToken('AuthPages', (parts) => new AuthPages(parts), {
  ...{ session: SESSION, pendingAction: PENDING_ACTION, abandonLogin, returnFromLogin: RETURN_FROM_LOGIN },
});

const form = { authPages: AUTH_PAGES, pendingWork: PENDING_WORK, clock };

export const LOGIN_FORM = pageToken('LoginViewModel', (parts) => new LoginViewModel(parts), {
  ...{ logIn: LOG_IN, links: PORTS.links, ...form },
});
export const SIGNUP_FORM = pageToken('SignupViewModel', (parts) => new SignupViewModel(parts), {
  ...{ signUp: SIGN_UP, ...form },
});
