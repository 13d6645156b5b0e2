import type { ForKeepingAccount } from '../../../core/admin/ports/ForKeepingAccount.ts';
import type { ForKeepingSettings } from '../../../core/admin/ports/ForKeepingSettings.ts';
import type { ForManagingKeys } from '../../../core/admin/ports/ForManagingKeys.ts';
import type { ForManagingStaff } from '../../../core/admin/ports/ForManagingStaff.ts';
import type { ForReadingActivity } from '../../../core/admin/ports/ForReadingActivity.ts';
import { sharedToken } from '../../shared/container/token.ts';

/** The ports. */
export const STAFF = sharedToken<ForManagingStaff & ForManagingKeys & ForReadingActivity>('Staff');
export const SETTINGS = sharedToken<ForKeepingSettings>('Settings');
export const ACCOUNT_OF_STAFF = sharedToken<ForKeepingAccount>('AccountOfStaff');
