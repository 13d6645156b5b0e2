import { describe, expect, it } from 'vitest';
import type { ForSigningTokens } from '../../../../core/backend/ports/accounts/ForSigningTokens.ts';

export type TokensSubject = {
  readonly tokens: ForSigningTokens;
  /** Signs with another secret. */
  readonly stranger: ForSigningTokens;
  readonly lifetimeMs: number;
};

const NOW = Date.UTC(2026, 2, 1, 9, 30);
const claims = { shopperId: 'asha', version: 3 };

export function describeTokensContract(name: string, makeSubject: () => TokensSubject): void {
  describe(`${name} signs tokens`, () => {
    it('reads the claims of its tokens and nothing else', () => {
      const { tokens } = makeSubject();
      const [one, other] = [tokens.sign(claims, NOW), tokens.sign({ shopperId: 'meher', version: 0 }, NOW)];
      expect(tokens.read(one, NOW)).toEqual(claims);
      expect(tokens.read(other, NOW)).toEqual({ shopperId: 'meher', version: 0 });
    });

    it('reads a token until it expires', () => {
      const { tokens, lifetimeMs } = makeSubject();
      const token = tokens.sign(claims, NOW);
      expect(tokens.read(token, NOW + lifetimeMs - 1000)).toEqual(claims);
      expect(tokens.read(token, NOW + lifetimeMs)).toBeUndefined();
      expect(tokens.read(token, NOW + 100 * lifetimeMs)).toBeUndefined();
    });

    it.each([undefined, '', ' ', 'junk', 'a.b.c', '₹', 'x'.repeat(100_000)])('reads no claims from %j', (token) => {
      expect(makeSubject().tokens.read(token, NOW)).toBeUndefined();
    });

    it('reads no claims from a token that was changed', () => {
      const { tokens } = makeSubject();
      const token = tokens.sign(claims, NOW);
      // The last character of a base64 text may have bits without meaning.
      for (let index = 0; index < token.length - 1; index += 1) {
        const changed = token[index] === 'A' ? 'B' : 'A';
        expect(tokens.read(`${token.slice(0, index)}${changed}${token.slice(index + 1)}`, NOW)).toBeUndefined();
      }
      for (const changed of [`${token}A`, ` ${token}`, token.slice(0, -1)]) {
        expect(tokens.read(changed, NOW)).toBeUndefined();
      }
    });

    it('reads no claims from a token that was signed with another secret', () => {
      const { tokens, stranger } = makeSubject();
      const token = stranger.sign(claims, NOW);
      expect(stranger.read(token, NOW)).toEqual(claims);
      expect(tokens.read(token, NOW)).toBeUndefined();
    });
  });
}
