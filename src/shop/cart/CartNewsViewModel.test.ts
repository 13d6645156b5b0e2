import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemorySession } from '../../../adapters/memory/MemorySession.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import type { LineNews } from '../../../core/domain/cart/LineNews.ts';
import { aCartItem } from '../../../core/domain/testing/samples.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { ListStatus } from '../../shared/lists/OptimisticList.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { CartNewsViewModel } from './CartNewsViewModel.ts';

const gone: LineNews = { kind: 'hidden', key: 'cap', name: 'Sun Cap' };
const GONE = 'Sun Cap is no longer sold and has left your cart.';

let answer: () => Promise<readonly LineNews[]>;
let calls: string[];
let failures: unknown[];
let visibility: MemoryVisibility;
let sessions: MemorySession;
let cart: { status: ListStatus; confirmed: readonly CartItem[] };
beforeEach(() => {
  answer = async () => [gone];
  [calls, failures] = [[], []];
  visibility = new MemoryVisibility();
  sessions = new MemorySession();
  sessions.remember(aSession());
  cart = observable({ status: 'ready', confirmed: [aCartItem({ discountedPrice: 79_900 })] });
});

function open(): CartNewsViewModel {
  return new CartNewsViewModel({
    ...{ cart, visibility, pendingWork: new PendingWork(), session: new SessionViewModel(sessions) },
    cartNews: {
      news: () => {
        calls.push('news');
        return answer();
      },
      accept: async () => void calls.push('accept'),
    },
    reportFailure: (error) => {
      failures.push(error);
      return { outcome: 'failed' };
    },
  });
}

const textsOf = (news: CartNewsViewModel) => news.sentences.map(({ text }) => text);

describe('The news of a cart', () => {
  it('are sentences with prices', async () => {
    answer = async () => [gone, { kind: 'repriced', key: 'tee', name: 'Sun T-Shirt', was: 79_900, price: 89_950 }];
    const news = open();
    news.appear();
    await expect
      .poll(() => textsOf(news))
      .toEqual([GONE, 'Sun T-Shirt costs ₹899.50 now. It was ₹799 when you put it into the cart.']);
  });

  it('are asked for once the cart is there, again when a price changes or the shop is looked at, and not after that', async () => {
    runInAction(() => Object.assign(cart, { status: 'loading' }));
    const leave = open().appear();
    expect(calls).toEqual([]);
    runInAction(() => Object.assign(cart, { status: 'ready' }));
    expect(calls).toEqual(['news']);
    runInAction(() => Object.assign(cart, { confirmed: [aCartItem({ discountedPrice: 79_900, quantity: 5 })] }));
    expect(calls).toEqual(['news']);
    runInAction(() => Object.assign(cart, { confirmed: [aCartItem({ discountedPrice: 89_900 })] }));
    visibility.look();
    expect(calls).toEqual(['news', 'news', 'news']);
    leave();
    visibility.look();
    runInAction(() => Object.assign(cart, { confirmed: [] }));
    expect(calls).toHaveLength(3);
  });

  it('are gone once they are taken as read', async () => {
    const news = open();
    news.appear();
    await expect.poll(() => textsOf(news)).toEqual([GONE]);
    await news.accept();
    expect([textsOf(news), calls]).toEqual([[], ['news', 'accept']]);
  });

  it('stay what they are when a call fails', async () => {
    const news = open();
    news.appear();
    await expect.poll(() => textsOf(news)).toEqual([GONE]);
    answer = () => Promise.reject(new Error('no network'));
    visibility.look();
    await expect.poll(() => failures).toHaveLength(1);
    expect(textsOf(news)).toEqual([GONE]);
  });

  it('of another shopper are not shown', async () => {
    let resolve: (news: readonly LineNews[]) => void = () => undefined;
    answer = () => new Promise((settle) => (resolve = settle));
    const news = open();
    news.appear();
    sessions.remember(aSession({ token: 'another' }));
    resolve([gone]);
    await Promise.resolve();
    expect(news.sentences).toEqual([]);
  });
});
