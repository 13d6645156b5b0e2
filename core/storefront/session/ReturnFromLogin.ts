import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { PendingAction } from './PendingAction.ts';
import { returnPath } from './returnPath.ts';
import type { TakePendingAction } from './TakePendingAction.ts';

/**
 * Leads a shopper on who was at login or signup when another tab logged them in: to the page they came from. Answers what
 * they had pressed there.
 */
export type ReturnFromLogin = () => PendingAction | undefined;

export function makeReturnFromLogin(navigation: ForNavigating, takePendingAction: TakePendingAction): ReturnFromLogin {
  return () => {
    const path = returnPath(originIn(navigation.here()));
    const press = takePendingAction(path);
    navigation.replaceWith(path);
    return press;
  };
}

/** The page that a login page's path remembers. */
function originIn(path: string): string | undefined {
  const origin = /[?&]from=([^&#]*)/.exec(path)?.[1];
  try {
    return origin && decodeURIComponent(origin);
  } catch {
    return undefined;
  }
}
