import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import type { PendingAction } from '../../../core/storefront/ports/device/PendingAction.ts';
import { PendingActionViewModel } from './PendingActionViewModel.ts';

const toCart: PendingAction = { productKey: 'tee', list: 'cart', path: '/', requestedAt: 0 };

function aPendingAction() {
  const added: string[] = [];
  const status = observable.box('loading');
  const list = (name: string) => ({
    has: () => false,
    add: async ({ key }: { readonly key: string }) => void added.push(`${name}: ${key}`),
  });
  const clock = new MemoryClock();
  const pending = new PendingActionViewModel({
    clock,
    catalogue: {
      productByKey: (key) => (status.get() === 'ready' && key === 'tee' ? aProduct({ key }) : undefined),
    },
    lists: { cart: list('cart'), wishlist: list('wishlist') },
  });
  return { pending, added, clock, load: (outcome = 'ready') => runInAction(() => status.set(outcome)) };
}

describe('What a visitor asked for before the login', () => {
  it('is not added when the products cannot be loaded', () => {
    const { pending, added, load } = aPendingAction();
    pending.complete(toCart);
    load('failed');
    expect(added).toEqual([]);
  });

  it('is nothing when nothing was asked for', () => {
    const { pending, added, load } = aPendingAction();
    load();
    pending.complete(undefined);
    expect([added, pending.productReturnedTo]).toEqual([[], undefined]);
    expect(pending.isReturningTo('tee', 'cart')).toBe(false);
  });
});

describe('The shopper returns', () => {
  it('to the button that adds the product to that list, until she has arrived', () => {
    const { pending } = aPendingAction();
    pending.complete(toCart);
    expect(pending.productReturnedTo).toBe('tee');
    expect(pending.isReturningTo('tee', 'cart')).toBe(true);
    expect(pending.isReturningTo('tee', 'wishlist')).toBe(false);
    expect(pending.isReturningTo('cap', 'cart')).toBe(false);
    pending.complete(undefined);
    expect(pending.productReturnedTo).toBe('tee');
    pending.arrive();
    expect([pending.productReturnedTo, pending.isReturningTo('tee', 'cart')]).toEqual([undefined, false]);
  });

  it('for ten seconds at most', () => {
    const { pending, clock } = aPendingAction();
    pending.complete(toCart);
    clock.advance(9_999);
    expect(pending.productReturnedTo).toBe('tee');
    clock.advance(1);
    expect(pending.productReturnedTo).toBeUndefined();
  });
});
