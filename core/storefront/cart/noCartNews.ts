import type { ForTellingCartNews } from '../ports/account/ForTellingCartNews.ts';

/** Nothing becomes of the lines of a cart. */
export const noCartNews: ForTellingCartNews = { news: async () => [], accept: async () => undefined };
