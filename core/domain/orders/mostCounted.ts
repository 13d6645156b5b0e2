/** How far the orders of a state are counted: one more stands for all above, since counting a million takes too long. */
export const MOST_COUNTED = 10_000;
