import type { ForSigningIn } from '../../../core/admin/ports/ForSigningIn.ts';
import { sharedToken } from '../../shared/container/token.ts';
import type { StaffSessionViewModel } from './StaffSessionViewModel.ts';

/** The port. */
export const SIGNING_IN = sharedToken<ForSigningIn>('ForSigningIn');
export const STAFF_SESSION = sharedToken<StaffSessionViewModel>('StaffSessionViewModel');
