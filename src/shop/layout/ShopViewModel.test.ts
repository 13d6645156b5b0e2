import { describe, expect, it } from 'vitest';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { SHORTEST_WAIT_MS } from '../../../core/storefront/ports/failures/retryDelay.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { Backoff } from '../../shared/connection/Backoff.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { type ShopParts, ShopViewModel } from './ShopViewModel.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function aShop(remembered?: Session, status?: 'ready', loadable = true) {
  const calls: string[] = [];
  const sessions = new MemorySession();
  if (remembered !== undefined) sessions.remember(remembered);
  const list = (name: string) => ({
    load: async () => void calls.push(`load ${name}`),
    reset: () => void calls.push(`reset ${name}`),
  });
  const addresses = { ...list('addresses'), status: 'unasked' };
  const shopperParts = {
    addresses,
    unfinishedCheckouts: { finish: () => void calls.push('finish checkouts') },
  };
  const cart = {
    status: 'unasked',
    load: async () => {
      calls.push('load cart');
      cart.status = 'ready';
    },
    reset: () => {
      calls.push('reset cart');
      cart.status = 'unasked';
    },
  };
  const network = { isThere: loadable };
  const tabs = new MemoryTabs();
  const visibility = new MemoryVisibility();
  const age = { isOutdated: true };
  const clock = new MemoryClock();
  const connection = {
    hasTrouble: false,
    waitingChanges: 0,
    newBackoff: () => new Backoff(clock, new ConnectionMonitor()),
  };
  const parts = {
    ...{ clock, tabs, visibility, session: new SessionViewModel(sessions) },
    ...{
      cart,
      wishlist: { ...list('wishlist'), status: 'ready' },
      catalogue: {
        ...{ ...list('catalogue'), status },
        renew: () => age.isOutdated && calls.push('renew catalogue') > 0,
      },
    },
    loadShopperParts: async () => {
      calls.push('load shopper parts');
      if (!network.isThere) throw new Error('No connection');
      return shopperParts;
    },
    pendingWork: new PendingWork(),
    viewedProducts: { forget: () => void calls.push('forget viewed products') },
    ...{ connection, notifications: { error: (text: string) => void calls.push(text) } },
    abandonLogin: () => void calls.push('abandon login'),
    stock: { renew: () => void calls.push('renew stock') },
  } as unknown as ShopParts;
  const shop = new ShopViewModel(parts);
  const others = { otherTab: tabs.anotherTab(), visibility, age };
  return { shop, sessions, clock, connection, network, cart, addresses, ...others, calls: () => calls.splice(0) };
}

const resets = ['reset cart', 'reset wishlist'];
const partsEnd = ['reset addresses'];
const endOfSession = ['forget viewed products', ...resets, ...partsEnd];
const listLoads = ['reset cart', 'load cart', 'reset wishlist', 'load wishlist'];
const partsBegin = ['load addresses', 'finish checkouts'];
const loads = [...listLoads, 'load shopper parts', ...partsBegin];

describe('The shop', () => {
  it('loads the catalogue when it opens, and nothing of a shopper without a session', () => {
    const { shop, calls } = aShop();
    shop.start();
    expect(calls()).toEqual(['abandon login', 'load catalogue', ...resets]);
  });

  it('does not load a catalogue that is loaded', () => {
    const { shop, calls } = aShop(undefined, 'ready');
    shop.start();
    expect(calls()).toEqual(['abandon login', ...resets]);
  });

  it("loads the shopper's lists and finishes her checkouts when it opens with a session", async () => {
    const { shop, calls } = aShop(aSession());
    const { start } = shop;
    start();
    await settled();
    expect(calls()).toEqual(['abandon login', 'load catalogue', ...loads]);
  });

  it('does not load a cart again that it has loaded for this session before it starts', async () => {
    const { shop, sessions, cart, calls } = aShop(aSession(), 'ready');
    await cart.load();
    shop.start();
    expect(calls()).toEqual(['load cart', 'abandon login', 'reset wishlist', 'load wishlist', 'load shopper parts']);
    sessions.forget(aSession());
    calls();
    sessions.remember(aSession());
    expect(calls()).toEqual(expect.arrayContaining(listLoads));
  });

  it.each([
    ['another shopper', aSession({ token: 'another' }), listLoads],
    ['a visitor', undefined, resets],
  ])('forgets a cart that it has loaded before it started for %s', async (_who, next, expected) => {
    const { shop, sessions, cart, calls } = aShop(aSession(), 'ready');
    await cart.load();
    shop.start();
    calls();
    sessions.forget(aSession());
    if (next !== undefined) sessions.remember(next);
    expect(calls()).toEqual(expect.arrayContaining(expected));
  });

  it('does not load addresses again that a page has loaded', async () => {
    const { shop, addresses, calls } = aShop(aSession(), 'ready');
    shop.start();
    addresses.status = 'ready';
    await settled();
    expect(calls().slice(-2)).toEqual(['load shopper parts', 'finish checkouts']);
  });

  it('follows the session until it closes', async () => {
    const { shop, sessions, calls } = aShop();
    const close = shop.start();
    calls();
    sessions.remember(aSession());
    await settled();
    expect(calls()).toEqual(loads);
    sessions.remember(aSession({ firstName: 'Maya' }));
    expect(calls()).toEqual([]);
    sessions.forget(aSession());
    expect(calls()).toEqual(endOfSession);
    sessions.remember(aSession());
    expect(calls()).toEqual([...listLoads, ...partsEnd, ...partsBegin]);
    sessions.forget(aSession());
    calls();
    close();
    sessions.remember(aSession());
    await settled();
    expect(calls()).toEqual([]);
  });

  it('keeps what a shopper has looked at when a new password gives the session another token', async () => {
    const { shop, sessions, calls } = aShop(aSession(), 'ready');
    shop.start();
    await settled();
    calls();
    sessions.remember(aSession({ token: 'of the new password' }));
    expect(calls()).toEqual([...listLoads, ...partsEnd, ...partsBegin]);
    sessions.remember(aSession({ token: 'of maya', email: 'maya@example.com' }));
    expect(calls()).toContain('forget viewed products');
  });

  it('loads what a shopper needs again until it is loaded, once for each time', async () => {
    const { shop, sessions, clock, network, calls } = aShop(aSession(), 'ready', false);
    shop.start();
    await settled();
    calls();
    clock.advance(SHORTEST_WAIT_MS);
    sessions.forget(aSession());
    sessions.remember(aSession());
    await settled();
    expect(calls()).toEqual(['load shopper parts', 'forget viewed products', ...resets, ...listLoads]);
    network.isThere = true;
    clock.advance(2 * SHORTEST_WAIT_MS);
    await settled();
    expect(calls()).toEqual(['load shopper parts', ...partsBegin]);
    clock.advance(60 * SHORTEST_WAIT_MS);
    await settled();
    expect(calls()).toEqual([]);
  });

  it('begins anew for a session that came while it loaded what a shopper needs', async () => {
    const { shop, sessions, calls } = aShop(aSession(), 'ready');
    shop.start();
    sessions.forget(aSession());
    sessions.remember(aSession({ token: 'another' }));
    calls();
    await settled();
    expect(calls()).toEqual([...partsEnd, ...partsBegin]);
  });

  it('renews what is outdated when the tab is looked at again, until it closes', async () => {
    const { shop, sessions, visibility, age, calls } = aShop();
    const close = shop.start();
    calls();
    visibility.look();
    expect(calls()).toEqual(['renew stock', 'renew catalogue']);
    sessions.remember(aSession());
    await settled();
    calls();
    visibility.look();
    expect(calls()).toEqual(['renew stock', 'renew catalogue', 'load cart', 'load wishlist']);
    age.isOutdated = false;
    visibility.look();
    expect(calls()).toEqual(['renew stock']);
    age.isOutdated = true;
    close();
    visibility.look();
    expect(calls()).toEqual([]);
  });

  it.each([
    ['a list that has no answer yet', 'loading', false, ['renew stock', 'renew catalogue', 'load wishlist']],
    ['lists in an outage', 'ready', true, ['renew catalogue']],
  ])('leaves %s to the calls that are repeated anyway', async (_what, cartStatus, hasTrouble, expected) => {
    const { shop, cart, connection, visibility, calls } = aShop(aSession());
    shop.start();
    await settled();
    calls();
    cart.status = cartStatus;
    connection.hasTrouble = hasTrouble;
    visibility.look();
    expect(calls()).toEqual(expected);
  });

  it('loads a list anew that another tab has changed, while there is a session', async () => {
    const { shop, sessions, otherTab, calls } = aShop();
    const close = shop.start();
    calls();
    otherTab.notify('cart');
    expect(calls()).toEqual([]);
    sessions.remember(aSession());
    calls();
    otherTab.notify('addresses');
    expect(calls()).toEqual([]);
    await settled();
    calls();
    otherTab.notify('wishlist');
    otherTab.notify('addresses');
    expect(calls()).toEqual(['load wishlist', 'load addresses']);
    // The orders page reads its own orders.
    otherTab.notify('orders');
    expect(calls()).toEqual([]);
    close();
    otherTab.notify('cart');
    expect(calls()).toEqual([]);
  });

  it('no longer waits for the spinner when it closes', () => {
    const { shop, clock } = aShop();
    shop.start()();
    clock.advance(1000);
    expect(shop.isSpinnerShown).toBe(true);
  });
});
