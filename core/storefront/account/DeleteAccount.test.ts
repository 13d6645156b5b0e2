import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { ForKeepingAccount } from '../ports/account/ForKeepingAccount.ts';
import { Unreachable } from '../ports/failures/Unreachable.ts';
import { anAttempt } from '../testing/anAttempt.ts';
import { makeDeleteAccount } from './DeleteAccount.ts';
import { noAccount } from './noAccount.ts';

const FIELDS = { password: 'secret-8' };
const TOLD = 'toast.success(Your account is deleted)';

/** A shopper who is logged in. `meanwhile` runs while the back-end answers. */
function deleting(answer: ForKeepingAccount['remove'], meanwhile = (_: MemoryShop) => {}) {
  const shop = new MemoryShop('/profile');
  const session = shop.logIn();
  const remove: typeof answer = async (...given) => {
    meanwhile(shop);
    return answer(...given);
  };
  return { shop, session, erase: makeDeleteAccount({ ...shop.ports, account: { ...noAccount, remove } }) };
}

describe('A deleted account', () => {
  it('leaves nothing of its shopper on the device, and ends on the front page', async () => {
    const { shop, session, erase } = deleting(async () => 'removed');
    await shop.checkouts.remember(anAttempt({ orderId: 'order-2', email: session.email }));
    await shop.checkouts.remember(anAttempt({ email: 'bala@example.com' }));
    expect(await erase(FIELDS)).toEqual({ outcome: 'deleted' });
    expect([shop.sessions.current(), shop.navigation.here()]).toEqual([undefined, '/']);
    expect(await shop.checkouts.unfinished(session.email)).toEqual([]);
    expect(await shop.checkouts.unfinished('bala@example.com')).toHaveLength(1);
    expect(shop.calls).toContain(TOLD);
  });

  it('does not move who has logged in meanwhile', async () => {
    const { shop, erase } = deleting(
      async () => 'removed',
      (there) => there.logIn('bala@example.com', 'Bala'),
    );
    await erase(FIELDS);
    expect([shop.sessions.current()?.token, shop.navigation.here()]).toEqual(['token-2', '/profile']);
  });

  it('is deleted with the right password only', async () => {
    const { shop, erase } = deleting(async () => 'wrong-password');
    const required = { password: 'Password is required' };
    expect(await erase({ password: '' })).toEqual({ outcome: 'invalid', errors: required });
    const wrong = { password: 'This is not your password' };
    expect(await erase(FIELDS)).toEqual({ outcome: 'invalid', errors: wrong });
    expect(shop.sessions.current()).toBeDefined();
  });

  it('is kept when the back-end refuses or fails, and the reason is told', async () => {
    const refused = deleting(async () => ({ refusal: 'An order is not shipped yet.' }));
    expect(await refused.erase(FIELDS)).toEqual({ outcome: 'refused', text: 'An order is not shipped yet.' });
    const failed = deleting(() => Promise.reject(new Unreachable('Network Error')));
    const text = 'Your account could not be deleted. Please try again.';
    expect(await failed.erase(FIELDS)).toEqual({ outcome: 'refused', text });
    for (const { shop } of [refused, failed]) {
      expect(shop.sessions.current()).toBeDefined();
      expect(shop.calls.some((call) => call.startsWith('toast'))).toBe(false);
    }
    failed.shop.sessions.forget(failed.session);
    expect(await failed.erase(FIELDS)).toEqual({ outcome: 'refused', text });
  });
});
