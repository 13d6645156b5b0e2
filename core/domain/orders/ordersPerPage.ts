/** How many orders the back-end gives at once. */
export const ORDERS_PER_PAGE = 20;
