import { sharedToken } from '../container/token.ts';
import type { PendingActionViewModel } from './PendingActionViewModel.ts';
import type { SessionViewModel } from './SessionViewModel.ts';

export const SESSION = sharedToken<SessionViewModel>('SessionViewModel');
export const PENDING_ACTION = sharedToken<PendingActionViewModel>('PendingActionViewModel');
