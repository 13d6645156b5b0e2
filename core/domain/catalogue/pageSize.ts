/** How many products a page has for those who ask for a result page by page. */
export const PAGE_SIZE = 48;
