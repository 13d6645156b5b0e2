import { describe, expect, it } from 'vitest';
import { RouterNavigation } from './RouterNavigation.ts';

class RecordedRouter {
  readonly moves: unknown[] = [];

  navigate(path: string, options: object): void {
    this.moves.push([path, options]);
  }

  here(): string {
    return '/told/by/the/router';
  }
}

function start() {
  const location = { pathname: '/cart', search: '?from=mail', hash: '#total' };
  const history = {
    state: { usr: { coupon: 'new-year' }, key: 'abc', idx: 1 } as object | null,
    replaceState: (state: object) => {
      history.state = state;
    },
  };
  return { navigation: new RouterNavigation({ location, history }), router: new RecordedRouter(), history };
}

describe('Before a router is attached', () => {
  it('here returns path, query and fragment of the location', () => {
    const { navigation, router } = start();
    expect(navigation.here()).toBe('/cart?from=mail#total');
    navigation.attach(router);
    expect(navigation.here()).toBe('/told/by/the/router');
  });

  it('the latest navigation is kept and performed once on attaching', () => {
    const { navigation, router } = start();
    navigation.goTo('/wishlist');
    navigation.replaceWith('/login');
    navigation.attach(router);
    navigation.attach(router);
    expect(router.moves).toEqual([['/login', { replace: true, state: { coupon: 'new-year' } }]]);
  });
});

describe('The state of an entry', () => {
  it('is undefined in an entry that the router did not create, or without one', () => {
    const { navigation, history } = start();
    history.state = { key: 'abc', usr: null };
    expect(navigation.state()).toBeUndefined();
    history.state = null;
    expect(navigation.state()).toBeUndefined();
  });

  it('is replaced without the rest of what the entry holds', () => {
    const { navigation, history } = start();
    navigation.setState({ address: 'home' });
    expect(navigation.state()).toEqual({ address: 'home' });
    expect(history.state).toEqual({ usr: { address: 'home' }, key: 'abc', idx: 1 });
  });
});

describe('After a router is detached', () => {
  it('the latest navigation is kept until the next router is attached', () => {
    const { navigation, router } = start();
    const detach = navigation.attach(router);
    detach();
    navigation.goTo('/cart');
    expect(navigation.here()).toBe('/cart?from=mail#total');
    expect(router.moves).toEqual([]);
    const next = new RecordedRouter();
    navigation.attach(next);
    expect(next.moves).toEqual([['/cart', { replace: false, state: undefined }]]);
  });

  it('a newer router stays attached', () => {
    const { navigation, router } = start();
    const detach = navigation.attach(router);
    const newer = new RecordedRouter();
    navigation.attach(newer);
    detach();
    navigation.goTo('/cart');
    expect(newer.moves).toEqual([['/cart', { replace: false, state: undefined }]]);
  });
});
