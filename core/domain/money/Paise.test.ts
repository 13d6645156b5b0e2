import { describe, expect, it } from 'vitest';
import { fromRupees, toRupees } from './Paise.ts';

describe('Prices are whole rupees in the catalogue; the core counts integer paise', () => {
  it.each([
    [0, 0],
    [69, 6900],
    [1499, 149900],
    [799.2, 79920],
    [19.99, 1999],
  ])('counts ₹%d as %d paise', (rupees, paise) => {
    expect(fromRupees(rupees)).toBe(paise);
  });

  it.each([
    [149900, 1499],
    [79920, 799.2],
    [1, 0.01],
  ])('turns %d paise back into ₹%d', (paise, rupees) => {
    expect(toRupees(paise)).toBe(rupees);
  });
});
