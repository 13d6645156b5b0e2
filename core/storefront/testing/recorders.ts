import type { Address } from '../../domain/addresses/Address.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { ForKeepingAddresses } from '../ports/ForKeepingAddresses.ts';
import type { ForKeepingCart } from '../ports/ForKeepingCart.ts';
import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingPendingAction } from '../ports/ForRememberingPendingAction.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { PendingAction } from '../session/PendingAction.ts';
import { failureOf, type ReportFailure } from '../session/ReportFailure.ts';
import type { Session } from '../session/Session.ts';

/** Ports for tests that do nothing but write down, in order, what was asked of them. */
export type Diary = string[];

export function recordingShopper(diary: Diary): ForNotifyingShopper {
  return { success: (text) => diary.push(`success: ${text}`), error: (text) => diary.push(`error: ${text}`) };
}

export function recordingNavigation(diary: Diary, here = '/'): ForNavigating {
  return {
    here: () => here,
    goTo: (path) => diary.push(`go to ${path}`),
    replaceWith: (path) => diary.push(`replace with ${path}`),
  };
}

/** A session that lives in a variable; `held` looks into it. */
export function recordingSession(diary: Diary, start?: Session) {
  let held = start;
  const session: ForRememberingSession = {
    current: () => held,
    remember(next) {
      held = next;
      diary.push(`remember ${next.email}`);
    },
    forget() {
      held = undefined;
      diary.push('forget the session');
    },
    whenChanged: () => () => undefined,
  };
  return { session, held: () => held };
}

/** A press that lives in a variable; `held` looks into it. */
export function recordingPendingActions(start?: PendingAction) {
  let held = start;
  const pendingActions: ForRememberingPendingAction = {
    current: () => held,
    remember(press) {
      held = press;
    },
    forget() {
      held = undefined;
    },
  };
  return { pendingActions, held: () => held };
}

/** A clock that always tells the same time and never rings. */
export function standingClock(now: number): ForTellingTime {
  return { now: () => now, after: () => () => undefined };
}

/** Stands in for what a use case does with a failure. */
export function recordingFailures(diary: Diary): ReportFailure {
  return (error) => {
    diary.push(`failure: ${error instanceof Error ? error.message : error}`);
    return failureOf(error);
  };
}

/** Answers from a port that cannot be reached. */
export function broken(): Promise<never> {
  return Promise.reject(new Error('no connection'));
}

/** A cart that answers the same items whatever is asked of it, or fails every time. */
export function recordingCart(diary: Diary, answer: () => Promise<readonly CartItem[]>): ForKeepingCart {
  const asked = (what: string) => {
    diary.push(what);
    return answer();
  };
  return {
    items: () => asked('cart: items'),
    add: (product) => asked(`cart: add ${product.key}`),
    change: (key, change) => asked(`cart: ${change} ${key}`),
    clear: () => asked('cart: clear'),
  };
}

/** An address book that answers the same addresses whatever is asked of it, or fails every time. */
export function recordingBook(diary: Diary, answer: () => Promise<readonly Address[]>): ForKeepingAddresses {
  const asked = (what: string) => {
    diary.push(what);
    return answer();
  };
  return {
    addresses: () => asked('book: addresses'),
    add: (details) => asked(`book: add ${details.name}`),
    update: (key, details) => asked(`book: update ${key} ${details.name}`),
    remove: (key) => asked(`book: remove ${key}`),
  };
}
