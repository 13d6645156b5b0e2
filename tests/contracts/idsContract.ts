import { describe, expect, it } from 'vitest';
import type { ForGeneratingIds } from '../../core/storefront/ports/ForGeneratingIds.ts';

export function describeIdsContract(name: string, makeSubject: () => ForGeneratingIds): void {
  describe(`${name} mints unique ids`, () => {
    it('never makes an id twice', () => {
      const ids = makeSubject();
      const minted = Array.from({ length: 1000 }, () => ids.mint());
      expect(new Set(minted).size).toBe(1000);
    });

    it('makes ids of letters, digits and hyphens', () => {
      expect(makeSubject().mint()).toMatch(/^[a-z0-9-]+$/);
    });
  });
}
