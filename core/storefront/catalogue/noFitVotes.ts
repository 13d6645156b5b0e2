import { NO_FIT_VOTES } from '../../domain/styles/fit.ts';
import type { ForReadingFit } from '../ports/catalogue/ForReadingFit.ts';

/** A shop that asks nobody how pieces fit. */
export const noFitVotes: ForReadingFit = { votes: async () => NO_FIT_VOTES };
