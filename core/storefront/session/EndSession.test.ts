import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';

const ENDED = ['sessions.forget(token-1)', 'navigation.goTo(/login?from=%2Fwishlist)'];

describe('A protected call that is refused mid-session ends the session, remembers the page and goes to login [spec 4.session-ended]', () => {
  it('before the login page opens', () => {
    const shop = new MemoryShop('/wishlist');
    shop.logIn();
    shop.ports.endSession('token-1');
    expect(shop.sessions.current()).toBeUndefined();
    expect(shop.calls).toEqual(ENDED);
  });

  it('but does not end a newer session', () => {
    const shop = new MemoryShop('/wishlist');
    shop.logIn();
    const newer = shop.logIn();
    shop.ports.endSession('token-1');
    expect(shop.sessions.current()).toEqual(newer);
    expect(shop.calls).toEqual([]);
  });
});
