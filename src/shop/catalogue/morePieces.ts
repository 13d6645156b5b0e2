/** How many other pieces of a creator a product's page shows. */
export const MORE_PIECES = 4;
