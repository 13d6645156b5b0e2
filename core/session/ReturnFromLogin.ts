import type { ForNavigating } from '../ports/ForNavigating.ts';
import { returnPath } from './returnPath.ts';
import type { TakeUnfinishedPress } from './TakeUnfinishedPress.ts';
import type { UnfinishedPress } from './UnfinishedPress.ts';

/**
 * Leads a shopper on who was at login or signup when another tab logged them in: to the page they came from. Answers what
 * they had pressed there.
 */
export type ReturnFromLogin = () => UnfinishedPress | undefined;

export function makeReturnFromLogin(
  navigation: ForNavigating,
  takeUnfinishedPress: TakeUnfinishedPress,
): ReturnFromLogin {
  return () => {
    const path = returnPath(originIn(navigation.here()));
    const press = takeUnfinishedPress(path);
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
