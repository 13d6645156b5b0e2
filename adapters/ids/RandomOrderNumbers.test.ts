import { describe, expect, it } from 'vitest';
import { RandomOrderNumbers } from './RandomOrderNumbers.ts';

describe('RandomOrderNumbers', () => {
  it('have eight characters that nobody confuses, each of the 32 somewhere', () => {
    const numbers = Array.from({ length: 500 }, () => new RandomOrderNumbers().next());
    for (const number of numbers) expect(number).toMatch(/^CR-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(new Set(numbers).size).toBe(500);
    expect(new Set(numbers.flatMap((number) => [...number.slice(3)])).size).toBe(32);
  });
});
