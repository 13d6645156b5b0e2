import { expect, it } from 'vitest';
import { recordingPendingActions, standingClock } from '../testing/recorders.ts';
import { PENDING_ACTION_LIMIT_MS, type PendingAction } from './PendingAction.ts';
import { makeTakePendingAction } from './TakePendingAction.ts';

const press: PendingAction = {
  productKey: 'tee',
  list: 'wishlist',
  path: '/product-listing?size=M',
  pressedAt: 5000,
};

function taking(now: number, start: PendingAction | undefined = press) {
  const { pendingActions, held } = recordingPendingActions(start);
  return { take: makeTakePendingAction(pendingActions, standingClock(now)), held };
}

it('A press that waited for a login is finished once, on the page where it was made', () => {
  const { take } = taking(6000);
  expect(take('/product-listing?size=M')).toEqual(press);
  expect(take('/product-listing?size=M')).toBeUndefined();
});

it('A shopper who returns to another page finds nothing pressed there, nor later where it was', () => {
  const { take, held } = taking(6000);
  expect(take('/product-listing')).toBeUndefined();
  expect(held()).toBeUndefined();
});

it.each([
  [PENDING_ACTION_LIMIT_MS, press],
  [PENDING_ACTION_LIMIT_MS + 1, undefined],
])('A press waits half an hour: after %d ms it is %o', (waited, taken) => {
  expect(taking(press.pressedAt + waited).take(press.path)).toEqual(taken);
});

it('Without a press there is nothing to finish', () => {
  const { pendingActions } = recordingPendingActions();
  expect(makeTakePendingAction(pendingActions, standingClock(0))('/')).toBeUndefined();
});
