import { expect, it } from 'vitest';
import { secondsToWait } from './retryAfter.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');

it.each([
  ['30', 30],
  [' 0 ', 0],
  ['Tue, 24 Nov 2026 10:01:30 GMT', 90],
  ['Tue, 24 Nov 2026 09:00:00 GMT', 0],
  [null, undefined],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['9'.repeat(400), undefined],
  ['soon', undefined],
  ['Tue, whenever GMT', undefined],
])('Retry-After %j is %s seconds', (header, seconds) => {
  expect(secondsToWait(header, NOW)).toBe(seconds);
});

it('A part of a second is a whole one', () => {
  expect(secondsToWait('Tue, 24 Nov 2026 10:00:01 GMT', NOW + 1)).toBe(1);
});
