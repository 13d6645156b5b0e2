import { expect, it } from 'vitest';
import { broken, type Diary, recordingCart, recordingFailures } from '../testing/recorders.ts';
import { aCartItem } from '../testing/samples.ts';
import { makeLoadCart } from './LoadCart.ts';

it('The cart is loaded from the back-end, without a word', async () => {
  const diary: Diary = [];
  const items = [aCartItem()];
  const load = makeLoadCart(
    recordingCart(diary, async () => items),
    recordingFailures(diary),
  );
  expect(await load()).toEqual({ outcome: 'kept', cart: items });
  expect(diary).toEqual(['cart: items']);
});

it('A cart that cannot be had is a failure for the log', async () => {
  const diary: Diary = [];
  const load = makeLoadCart(recordingCart(diary, broken), recordingFailures(diary));
  expect(await load()).toEqual({ outcome: 'failed' });
  expect(diary).toEqual(['cart: items', 'failure: no connection']);
});
