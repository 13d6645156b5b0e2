/** An amount of money in whole paise, always an integer: 100 paise are 1 rupee. */
export type Paise = number;

const PAISE_PER_RUPEE = 100;

/** Turns a price in rupees (the catalogue's unit) into paise, rounded to a whole paisa. */
export function fromRupees(rupees: number): Paise {
  return Math.round(rupees * PAISE_PER_RUPEE);
}

/** Turns paise into rupees, for the wire and for printing; fractions are paise. */
export function toRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}
