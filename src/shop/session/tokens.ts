import { sharedToken } from '../../shared/container/token.ts';
import type { SessionViewModel } from './SessionViewModel.ts';

export const SESSION = sharedToken<SessionViewModel>('SessionViewModel');
