// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShopRouter } from '../../shared/navigation/ShopRouter.tsx';
import { compose } from '../wiring/compose.ts';
import { bindBrowserAdapters, ROUTER_NAVIGATION } from '../wiring/visitor.ts';
import { openShop } from './openShop.tsx';

/** Opens the shop as a browser does, and returns the addresses that it has requested. */
async function callsOnOpening(): Promise<readonly string[]> {
  const fetching = vi.fn(async (_address: string) => Response.json({ products: [] }));
  vi.stubGlobal('fetch', fetching);
  // Other test files set this flag, and test files share globals.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const shop = compose((container) => bindBrowserAdapters(container, window.fetch));
  const router = shop.get(ROUTER_NAVIGATION);
  const close = await openShop(shop, {
    root,
    Router: ShopRouter,
    onNavigator: (navigator) => router.attach(navigator),
  });
  await vi.waitFor(() => expect(root.querySelector('main')?.dataset.pending).toBe('false'), 20_000);
  close();
  return fetching.mock.calls.map(([address]) => address);
}

afterEach(() => vi.unstubAllGlobals());

describe('The shop, when it is opened in development', () => {
  it('asks for the catalogue once, although React mounts every component twice [spec 4.products-requested, 9.catalogue-once]', async () => {
    expect(await callsOnOpening()).toEqual(['/api/products']);
  }, 30_000);
});

describe('The shop, when another shopper logs in while it opens', () => {
  it('shows nothing that was loaded before', async () => {
    const logIn = (token: string) => {
      for (const [key, value] of Object.entries({
        token,
        isAuth: 'true',
        firstName: 'A',
        lastName: 'B',
        email: `${token}@example.com`,
      }))
        localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
    };
    const carts: (string | null)[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address.endsWith('/user/cart')) carts.push(new Headers(init?.headers).get('authorization'));
      return Response.json({
        products: [],
        cart: [],
        wishlist: [],
        addressList: [],
        orders: [],
        coupons: [],
        news: [],
      });
    });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    window.history.replaceState(null, '', '/cart');
    logIn('first');
    const root = document.createElement('div');
    Object.assign(root.dataset, { opening: '/cart', version: '1' });
    document.body.replaceChildren(root);
    const shop = compose((container) => bindBrowserAdapters(container, window.fetch));
    const router = shop.get(ROUTER_NAVIGATION);
    const close = await openShop(shop, {
      ...{ root, Router: ShopRouter, onNavigator: (navigator) => router.attach(navigator) },
      // Asked for once all is loaded.
      catalogueVersion: () => {
        logIn('second');
        return undefined;
      },
    });
    await vi.waitFor(() => expect(carts).toEqual(['first', 'second']), 3_000);
    close();
    localStorage.clear();
  }, 30_000);
});
