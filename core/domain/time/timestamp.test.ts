import { describe, expect, it } from 'vitest';
import { timestamp } from './timestamp.ts';

describe('Timestamps use year-month-day, the letter T, then time with offset [spec 3.timestamp]', () => {
  it('writes a moment so', () => {
    expect(timestamp(Date.UTC(2026, 2, 1, 9, 30, 5, 678))).toBe('2026-03-01T09:30:05+00:00');
  });

  it('writes a moment that any reader of dates understands as the same second', () => {
    const moment = Date.UTC(1999, 11, 31, 23, 59, 59);
    expect(Date.parse(timestamp(moment))).toBe(moment);
  });
});
