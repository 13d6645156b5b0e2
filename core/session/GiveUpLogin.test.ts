import { expect, it } from 'vitest';
import { recordingNavigation, recordingPresses } from '../testing/recorders.ts';
import { makeGiveUpLogin } from './GiveUpLogin.ts';
import type { UnfinishedPress } from './UnfinishedPress.ts';

const press: UnfinishedPress = { productKey: 'tee', list: 'cart', path: '/', pressedAt: 0 };

it.each([
  ['/login?from=%2Fcart', press],
  ['/signup', press],
  ['/product-listing', undefined],
  ['/', undefined],
])('At %s the press that waits for a login is %o', (here, kept) => {
  const { presses, held } = recordingPresses(press);
  makeGiveUpLogin(presses, recordingNavigation([], here))();
  expect(held()).toEqual(kept);
});
