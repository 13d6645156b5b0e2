import { beforeEach, describe, expect, it } from 'vitest';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';
import type { BackEndStoreSubject } from './BackEndStores.ts';
import { register, stock } from './storeSamples.ts';

type Call = (stores: Stores, claims: TokenClaims) => Promise<unknown>;

/** How the calls for a shopper treat the claims they are made with. `read` resolves with what the calls read or write. */
export function describeShopperRefusals(
  open: () => BackEndStoreSubject,
  calls: Readonly<Record<string, Call>>,
  read: Call,
): void {
  const each = Object.entries(calls);

  describe('Its calls for a shopper', () => {
    let claims: TokenClaims;
    beforeEach(async () => {
      await stock(open());
      claims = await register(open());
    });

    it.each(each)('%s: accept the claims of a valid token', async (_, call) => {
      expect(typeof (await call(open(), claims))).toBe('object');
    });

    it.each(each)('%s: refuse another version than the shopper has, and write nothing', async (_, call) => {
      const before = await read(open(), claims);
      expect(await call(open(), { ...claims, version: claims.version + 1 })).toBe('token-invalid');
      expect(await call(open(), { ...claims, version: claims.version - 1 })).toBe('token-invalid');
      expect(await read(open(), claims)).toEqual(before);
    });

    it.each(each)('%s: refuse a token that was ended', async (_, call) => {
      await open().shoppers.endTokens(claims);
      expect(await call(open(), claims)).toBe('token-invalid');
      expect(typeof (await call(open(), { ...claims, version: claims.version + 1 }))).toBe('object');
    });

    it.each(each)('%s: refuse a shopper who is deleted or was never registered', async (_, call) => {
      await register(open(), 'meher');
      await open().removeShopper('ASHA@example.com');
      expect(await call(open(), claims)).toBe('not-registered');
      expect(await call(open(), { shopperId: 'nobody', version: 0 })).toBe('not-registered');
      expect(typeof (await call(open(), { shopperId: 'meher', version: 0 }))).toBe('object');
    });
  });
}
