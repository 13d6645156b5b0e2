import { describe, expect, it } from 'vitest';
import type { ForGeneratingIds } from '../../../core/storefront/ports/browser/ForGeneratingIds.ts';

export function describeIdsContract(name: string, makeSubject: () => ForGeneratingIds): void {
  describe(`${name} generates unique ids`, () => {
    it('never generates an id twice', () => {
      const ids = makeSubject();
      const generated = Array.from({ length: 1000 }, () => ids.generate());
      expect(new Set(generated).size).toBe(1000);
    });

    it('generates ids of letters, digits and hyphens', () => {
      expect(makeSubject().generate()).toMatch(/^[a-z0-9-]+$/);
    });
  });
}
