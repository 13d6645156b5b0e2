import { expect, it } from 'vitest';
import { retryAfter } from './retryAfter.ts';

const NOON = 'Mon, 02 Mar 2026 12:00:00 GMT';

it.each([
  ['seconds', { 'retry-after': '120' }, 120_000],
  ['none', {}, 0],
  ['no seconds', { 'retry-after': '0' }, 0],
  ["a date after the response's", { 'retry-after': 'Mon, 02 Mar 2026 12:00:30 GMT', date: NOON }, 30_000],
  ["a date before the response's", { 'retry-after': 'Mon, 02 Mar 2026 11:00:00 GMT', date: NOON }, 0],
  ['more than a day', { 'retry-after': '99999999' }, 86_400_000],
  ['a word', { 'retry-after': 'soon' }, 0],
  ['a fraction', { 'retry-after': '1.5', date: NOON }, 0],
  ['a negative number', { 'retry-after': '-5', date: NOON }, 0],
])('Retry-After with %s', (_what, headers, expected) => {
  expect(retryAfter(new Headers(headers as Record<string, string>))).toBe(expected);
});

it("is counted from the device's time when the response has no date", () => {
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  const wait = retryAfter(new Headers({ 'retry-after': date }));
  expect(wait).toBeGreaterThan(3_000_000);
  expect(wait).toBeLessThanOrEqual(3_600_000);
});
