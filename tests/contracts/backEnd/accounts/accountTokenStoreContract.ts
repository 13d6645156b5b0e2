import { describe, expect, it } from 'vitest';
import type { AccountToken } from '../../../../core/backend/ports/accounts/ForStoringAccountTokens.ts';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { minute, register } from '../storeSamples.ts';

const aToken = (overrides: Partial<AccountToken> = {}): AccountToken => ({
  ...{ token: 'a', shopperId: 'asha', purpose: 'reset-password', expiresAt: minute(30) },
  ...overrides,
});

export function describeAccountTokenStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores the tokens of links`, () => {
    const open = openStores(makeStores);
    /** Asha and Meher are registered, and these tokens are stored. */
    const withTokens = async (...tokens: readonly AccountToken[]) => {
      for (const id of ['asha', 'meher']) await register(open(), id);
      for (const token of tokens) await open().accountTokens.put(token);
      const { accountTokens } = open();
      return { store: accountTokens, find: (token: string) => accountTokens.owner(token, 'reset-password', minute(1)) };
    };

    it('finds the shopper of a token of this purpose until it expires', async () => {
      const { store } = await withTokens(aToken(), aToken({ token: 'b', shopperId: 'meher' }));
      expect(await store.owner('a', 'reset-password', minute(29))).toBe('asha');
      expect(await store.owner('b', 'reset-password', minute(29))).toBe('meher');
      expect(await store.owner('a', 'reset-password', minute(30))).toBeUndefined();
      expect(await store.owner('a', 'verify-email', minute(29))).toBeUndefined();
      expect(await store.owner('', 'reset-password', minute(29))).toBeUndefined();
    });

    it('gives a token once, also to several who ask at once', async () => {
      const { store, find } = await withTokens(aToken());
      expect(await store.take('a', 'reset-password', minute(30))).toBeUndefined();
      expect(await store.take('a', 'verify-email', minute(1))).toBeUndefined();
      expect(await find('a')).toBe('asha');
      const taken = await Promise.all(Array.from({ length: 10 }, () => store.take('a', 'reset-password', minute(1))));
      expect(taken.filter((shopperId) => shopperId !== undefined)).toEqual(['asha']);
      expect(await find('a')).toBeUndefined();
    });

    it('replaces the earlier token of the shopper and purpose alone', async () => {
      const others = [aToken({ token: 'b', shopperId: 'meher' }), aToken({ token: 'c', purpose: 'verify-email' })];
      const { find, store } = await withTokens(aToken(), ...others, aToken({ token: 'd' }));
      expect([await find('a'), await find('b'), await find('d')]).toEqual([undefined, 'meher', 'asha']);
      expect(await store.owner('c', 'verify-email', minute(1))).toBe('asha');
    });

    it('deletes the tokens of one shopper, of one purpose or all', async () => {
      const verify = aToken({ token: 'c', purpose: 'verify-email' });
      const { find, store } = await withTokens(aToken(), aToken({ token: 'b', shopperId: 'meher' }), verify);
      await store.remove('asha', 'reset-password');
      expect([await find('a'), await find('b')]).toEqual([undefined, 'meher']);
      expect(await store.owner('c', 'verify-email', minute(1))).toBe('asha');
      await store.remove('asha');
      expect(await store.owner('c', 'verify-email', minute(1))).toBeUndefined();
      expect(await find('b')).toBe('meher');
    });

    it('deletes those of a shopper who is deleted', async () => {
      const { find } = await withTokens(aToken(), aToken({ token: 'b', shopperId: 'meher' }));
      await open().removeShopper('asha@example.com');
      expect([await find('a'), await find('b')]).toEqual([undefined, 'meher']);
    });
  });
}
