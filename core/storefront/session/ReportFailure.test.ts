import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { SessionRejected } from '../ports/failures/SessionRejected.ts';
import { Unreachable } from '../ports/failures/Unreachable.ts';

const TEXT = 'A call to the shop failed';

describe('A failed protected call is logged [spec 8.list-failures]', () => {
  it('and ends a rejected session', () => {
    const shop = new MemoryShop('/wishlist');
    shop.logIn();
    const failure = new SessionRejected('status 401', [], 'token-1');
    expect(shop.ports.reportFailure(failure)).toEqual({ outcome: 'failed' });
    expect(shop.log.entries).toEqual([{ text: TEXT, cause: failure }]);
    expect(shop.calls.slice(1)).toEqual(['sessions.forget(token-1)', 'navigation.goTo(/login?from=%2Fwishlist)']);
  });

  it.each([
    [new BackEndFailure('status 500'), 'failed'],
    [new Error('a bug'), 'failed'],
    ['anything', 'failed'],
    [undefined, 'failed'],
    [new Unreachable('Network Error'), 'unreachable'],
  ])('but does not end the session after %s', (failure, outcome) => {
    const shop = new MemoryShop('/wishlist');
    const session = shop.logIn();
    expect(shop.ports.reportFailure(failure)).toEqual({ outcome });
    expect(shop.sessions.current()).toEqual(session);
    expect(shop.log.entries).toEqual([{ text: TEXT, cause: failure }]);
    expect(shop.navigation.here()).toBe('/wishlist');
  });
});
