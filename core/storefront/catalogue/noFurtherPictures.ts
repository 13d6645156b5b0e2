import type { ForShowingPictures } from '../ports/catalogue/ForShowingPictures.ts';

/** A shop whose products have all of their pictures themselves. */
export const noFurtherPictures: ForShowingPictures = { further: async () => [] };
