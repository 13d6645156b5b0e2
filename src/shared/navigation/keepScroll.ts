import type { EntryState } from '../../../core/storefront/ports/browser/ForNavigating.ts';

/** The state of a new entry of the history whose page is not scrolled to its top: it is a part of the page before. */
export const KEEP_SCROLL: EntryState = { scroll: 'keep' };
