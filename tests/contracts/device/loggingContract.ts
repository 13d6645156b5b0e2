import { describe, expect, it } from 'vitest';
import type { ForLogging } from '../../../core/storefront/ports/browser/ForLogging.ts';

export type LoggingSubject = {
  readonly log: ForLogging;
  lines(): readonly { readonly text: string; readonly cause?: unknown }[];
};

export function describeLoggingContract(name: string, makeSubject: () => LoggingSubject): void {
  describe(`${name} logs failures for developers`, () => {
    it('writes the exact text and the cause, in order', () => {
      const { log, lines } = makeSubject();
      const cause = new Error('Request failed with status code 500');
      log.error('Error fetching data', cause);
      log.error('Error fetching the cart', 'no answer');
      expect(lines()).toEqual([
        { text: 'Error fetching data', cause },
        { text: 'Error fetching the cart', cause: 'no answer' },
      ]);
      expect(lines()[0]?.cause).toBe(cause);
    });
  });
}
