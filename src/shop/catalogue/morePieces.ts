/** How many other pieces a product's page shows: a row on a wide screen. */
export const MORE_PIECES = 4;
