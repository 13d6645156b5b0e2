/** More pieces of one product than any shop of this kind has. */
export const MOST_ON_HAND = 1_000_000;
