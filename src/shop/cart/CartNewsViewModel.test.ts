import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import type { LineNews } from '../../../core/domain/cart/LineNews.ts';
import { aCartItem } from '../../../core/domain/testing/samples.ts';
import type { ListOutcome } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { ListStatus } from '../../shared/lists/OptimisticList.ts';
import { CartNewsViewModel } from './CartNewsViewModel.ts';

const gone: LineNews = { kind: 'hidden', key: 'cap', name: 'Sun Cap' };
const GONE = 'Sun Cap is no longer sold and has left your cart.';

let answer: () => Promise<ListOutcome<LineNews>>;
let calls: string[];
let cart: { status: ListStatus; confirmed: readonly CartItem[] };
beforeEach(() => {
  answer = async () => ({ outcome: 'unchanged', items: [gone] });
  calls = [];
  cart = observable({ status: 'ready', confirmed: [aCartItem({ discountedPrice: 79_900 })] });
});

function open(): CartNewsViewModel {
  return new CartNewsViewModel({
    ...{ cart, pendingWork: new PendingWork() },
    loadNews: () => {
      calls.push('load');
      return answer();
    },
    acceptNews: async () => {
      calls.push('accept');
      return { outcome: 'unchanged', items: [] };
    },
  });
}

const textsOf = (news: CartNewsViewModel) => news.sentences.map(({ text }) => text);

describe('The news of a cart', () => {
  it('are sentences with prices', async () => {
    const repriced = { kind: 'repriced', key: 'tee', name: 'Sun T-Shirt', was: 79_900, price: 89_950 } as const;
    answer = async () => ({ outcome: 'unchanged', items: [gone, repriced] });
    const news = open();
    news.appear();
    await expect
      .poll(() => textsOf(news))
      .toEqual([GONE, 'Sun T-Shirt costs ₹899.50 now. It was ₹799 when you put it into the cart.']);
  });

  it('are asked for once the cart is there, again when a price changes, and not after that', async () => {
    runInAction(() => Object.assign(cart, { status: 'loading' }));
    const leave = open().appear();
    expect(calls).toEqual([]);
    runInAction(() => Object.assign(cart, { status: 'ready' }));
    expect(calls).toEqual(['load']);
    runInAction(() => Object.assign(cart, { confirmed: [aCartItem({ discountedPrice: 79_900, quantity: 5 })] }));
    expect(calls).toEqual(['load']);
    runInAction(() => Object.assign(cart, { confirmed: [aCartItem({ discountedPrice: 89_900 })] }));
    expect(calls).toEqual(['load', 'load']);
    leave();
    runInAction(() => Object.assign(cart, { confirmed: [] }));
    expect(calls).toHaveLength(2);
  });

  it('are gone once they are taken as read', async () => {
    const news = open();
    news.appear();
    await expect.poll(() => textsOf(news)).toEqual([GONE]);
    await news.accept();
    expect([textsOf(news), calls]).toEqual([[], ['load', 'accept']]);
  });

  it('stay what they are when a call fails', async () => {
    const news = open();
    news.appear();
    await expect.poll(() => textsOf(news)).toEqual([GONE]);
    answer = async () => ({ outcome: 'failed' });
    runInAction(() => Object.assign(cart, { confirmed: [] }));
    await Promise.resolve();
    expect([textsOf(news), calls]).toEqual([[GONE], ['load', 'load']]);
  });
});
