import { makeChangePassword } from '../../../../core/storefront/account/ChangePassword.ts';
import { makeDeleteAccount } from '../../../../core/storefront/account/DeleteAccount.ts';
import { PENDING_WORK } from '../../../shared/connection/tokens.ts';
import { PORTS } from '../../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../../shared/container/token.ts';
import { USE_CASES } from '../../../shared/container/useCaseTokens.ts';
import { AccountDataViewModel } from './AccountDataViewModel.ts';
import { DeletionViewModel } from './DeletionViewModel.ts';
import { PasswordViewModel } from './PasswordViewModel.ts';

const { account, sessions, checkouts, notifications, navigation, clock } = PORTS;
const { reportFailure } = USE_CASES;
const context = { pendingWork: PENDING_WORK, clock };

const CHANGE_PASSWORD = lazyToken('ChangePassword', makeChangePassword, {
  ...{ account, sessions, notifications, reportFailure },
});
const DELETE_ACCOUNT = lazyToken('DeleteAccount', makeDeleteAccount, {
  ...{ account, sessions, checkouts, notifications, navigation, reportFailure },
});

export const PASSWORD = pageToken('PasswordViewModel', (parts) => new PasswordViewModel(parts), {
  ...{ changePassword: CHANGE_PASSWORD, ...context },
});
export const ACCOUNT_DATA = pageToken('AccountDataViewModel', (parts) => new AccountDataViewModel(parts), {
  ...{ account, sessions, notifications, reportFailure, pendingWork: PENDING_WORK },
});
export const DELETION = pageToken('DeletionViewModel', (parts) => new DeletionViewModel(parts), {
  ...{ deleteAccount: DELETE_ACCOUNT, ...context },
});
