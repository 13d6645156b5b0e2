import { sharedToken } from '../container/token.ts';
import type { ConnectionViewModel } from './ConnectionViewModel.ts';
import type { PendingWork } from './PendingWork.ts';

export const PENDING_WORK = sharedToken<PendingWork>('PendingWork');
export const CONNECTION = sharedToken<ConnectionViewModel>('ConnectionViewModel');
