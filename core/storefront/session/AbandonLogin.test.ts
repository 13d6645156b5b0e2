import { expect, it } from 'vitest';
import { recordingNavigation, recordingPendingActions } from '../testing/recorders.ts';
import { makeAbandonLogin } from './AbandonLogin.ts';
import type { PendingAction } from './PendingAction.ts';

const press: PendingAction = { productKey: 'tee', list: 'cart', path: '/', pressedAt: 0 };

it.each([
  ['/login?from=%2Fcart', press],
  ['/signup', press],
  ['/product-listing', undefined],
  ['/', undefined],
])('At %s the press that waits for a login is %o', (here, kept) => {
  const { pendingActions, held } = recordingPendingActions(press);
  makeAbandonLogin(pendingActions, recordingNavigation([], here))();
  expect(held()).toEqual(kept);
});
