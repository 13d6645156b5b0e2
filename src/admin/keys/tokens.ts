import type { ForRememberingSingleKeys } from '../../../core/admin/ports/ForRememberingSingleKeys.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, sharedToken } from '../../shared/container/token.ts';
import { KeyboardViewModel } from './KeyboardViewModel.ts';

/** The port. */
export const SINGLE_KEYS = sharedToken<ForRememberingSingleKeys>('ForRememberingSingleKeys');
export const KEYBOARD = lazyToken('KeyboardViewModel', (parts) => new KeyboardViewModel(parts), {
  ...{ singleKeys: SINGLE_KEYS, clock: PORTS.clock },
});
