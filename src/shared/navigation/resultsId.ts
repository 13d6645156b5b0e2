/** The id of the element at the start of the listing's results. */
export const RESULTS_ID = 'results';
