import type { ForAskingAvailability } from '../ports/catalogue/ForAskingAvailability.ts';

/** No product is counted, so that none is ever sold out. */
export const uncounted: ForAskingAvailability = { availability: async () => undefined };
