import { describe, expect, it } from 'vitest';
import { RouterNavigation } from './RouterNavigation.ts';

class RecordedRouter {
  readonly moves: unknown[] = [];

  navigate(path: string, options: { readonly replace: boolean }): void {
    this.moves.push([path, options]);
  }

  here(): string {
    return '/told/by/the/router';
  }
}

function start() {
  const location = { pathname: '/cart', search: '?from=mail', hash: '#total' };
  return { navigation: new RouterNavigation(location), router: new RecordedRouter() };
}

describe('Before the router is there', () => {
  it('the address bar says where the shopper is, path, query and all', () => {
    const { navigation, router } = start();
    expect(navigation.here()).toBe('/cart?from=mail#total');
    navigation.attach(router);
    expect(navigation.here()).toBe('/told/by/the/router');
  });

  it('the last move asked for is kept and made once, when the router comes', () => {
    const { navigation, router } = start();
    navigation.goTo('/wishlist');
    navigation.replaceWith('/login');
    navigation.attach(router);
    navigation.attach(router);
    expect(router.moves).toEqual([['/login', { replace: true }]]);
  });
});

describe('When the router is taken back', () => {
  it('moves are kept again until the next one comes', () => {
    const { navigation, router } = start();
    const detach = navigation.attach(router);
    detach();
    navigation.goTo('/cart');
    expect(navigation.here()).toBe('/cart?from=mail#total');
    expect(router.moves).toEqual([]);
    const next = new RecordedRouter();
    navigation.attach(next);
    expect(next.moves).toEqual([['/cart', { replace: false }]]);
  });

  it('a newer router stays', () => {
    const { navigation, router } = start();
    const detach = navigation.attach(router);
    const newer = new RecordedRouter();
    navigation.attach(newer);
    detach();
    navigation.goTo('/cart');
    expect(newer.moves).toEqual([['/cart', { replace: false }]]);
  });
});
