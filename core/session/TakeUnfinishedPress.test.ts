import { expect, it } from 'vitest';
import { recordingPresses, standingClock } from '../testing/recorders.ts';
import { makeTakeUnfinishedPress } from './TakeUnfinishedPress.ts';
import { PRESS_LIMIT_MS, type UnfinishedPress } from './UnfinishedPress.ts';

const press: UnfinishedPress = {
  productKey: 'tee',
  list: 'wishlist',
  path: '/product-listing?size=M',
  pressedAt: 5000,
};

function taking(now: number, start: UnfinishedPress | undefined = press) {
  const { presses, held } = recordingPresses(start);
  return { take: makeTakeUnfinishedPress(presses, standingClock(now)), held };
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
  [PRESS_LIMIT_MS, press],
  [PRESS_LIMIT_MS + 1, undefined],
])('A press waits half an hour: after %d ms it is %o', (waited, taken) => {
  expect(taking(press.pressedAt + waited).take(press.path)).toEqual(taken);
});

it('Without a press there is nothing to finish', () => {
  const { presses } = recordingPresses();
  expect(makeTakeUnfinishedPress(presses, standingClock(0))('/')).toBeUndefined();
});
