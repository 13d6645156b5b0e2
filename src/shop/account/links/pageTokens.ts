import { makeMailPasswordLink } from '../../../../core/storefront/account/MailPasswordLink.ts';
import { makeResetPassword } from '../../../../core/storefront/account/ResetPassword.ts';
import { PENDING_WORK } from '../../../shared/connection/tokens.ts';
import { PORTS } from '../../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../../shared/container/token.ts';
import { USE_CASES } from '../../../shared/container/useCaseTokens.ts';
import { ForgotPasswordViewModel } from './ForgotPasswordViewModel.ts';
import { ResetPasswordViewModel } from './ResetPasswordViewModel.ts';
import { VerifyEmailViewModel } from './VerifyEmailViewModel.ts';

const { links, sessions, tokens, notifications, navigation, log, clock } = PORTS;
const context = { pendingWork: PENDING_WORK, clock };

const MAIL_PASSWORD_LINK = lazyToken('MailPasswordLink', makeMailPasswordLink, { links, log });
const RESET_PASSWORD = lazyToken('ResetPassword', makeResetPassword, {
  ...{ links, sessions, tokens, notifications, navigation, log },
});

export const FORGOT_PASSWORD = pageToken('ForgotPasswordViewModel', (parts) => new ForgotPasswordViewModel(parts), {
  ...{ mailPasswordLink: MAIL_PASSWORD_LINK, abandonLogin: USE_CASES.abandonLogin, ...context },
});
export const RESET_PASSWORD_PAGE = pageToken('ResetPasswordViewModel', (parts) => new ResetPasswordViewModel(parts), {
  ...{ resetPassword: RESET_PASSWORD, navigation, ...context },
});
export const VERIFY_EMAIL = pageToken('VerifyEmailViewModel', (parts) => new VerifyEmailViewModel(parts), {
  ...{ links, navigation, log, pendingWork: PENDING_WORK },
});
