import type { ForRememberingPress } from '../ports/ForRememberingPress.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import { PRESS_LIMIT_MS, type UnfinishedPress } from './UnfinishedPress.ts';

/**
 * Takes the press that waited for a login, to be finished on the page that the shopper now returns to; undefined when there
 * is none, when it was made on another page, or too long ago. It is taken once.
 */
export type TakeUnfinishedPress = (returnsTo: string) => UnfinishedPress | undefined;

export function makeTakeUnfinishedPress(presses: ForRememberingPress, clock: ForTellingTime): TakeUnfinishedPress {
  return (returnsTo) => {
    const press = presses.current();
    presses.forget();
    if (press === undefined || press.path !== returnsTo) return undefined;
    return clock.now() - press.pressedAt <= PRESS_LIMIT_MS ? press : undefined;
  };
}
