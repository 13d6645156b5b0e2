/** An amount of money as an integer number of paise. 1 rupee is 100 paise. */
export type Paise = number;

export const PAISE_PER_RUPEE = 100;

/** Converts rupees to paise, rounded to a whole paisa. */
export function fromRupees(rupees: number): Paise {
  return Math.round(rupees * PAISE_PER_RUPEE);
}

/** Converts paise to rupees, with paise as the fraction. */
export function toRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}
