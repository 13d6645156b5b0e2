import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForRememberingPress } from '../ports/ForRememberingPress.ts';
import { isDoor } from './returnPath.ts';

/** Forgets the press that waits for a login once the shopper is neither at login nor at signup any more. */
export type GiveUpLogin = () => void;

export function makeGiveUpLogin(presses: ForRememberingPress, navigation: ForNavigating): GiveUpLogin {
  return () => {
    if (!isDoor(navigation.here())) presses.forget();
  };
}
