/** The element with which the listing's results begin. */
export const RESULTS_ID = 'results';
