import { noFilters } from '../../core/domain/catalogue/Filters.ts';
import { listingPath } from '../navigation/listingPath.ts';

/** A creator ready to print. */
export type CreatorView = {
  readonly handle: string;
  /** Leads to all of the creator's pieces. */
  readonly path: string;
  /** The path of the round portrait, which may not be there. */
  readonly portrait: string;
  /** The letter that stands for the portrait where there is none. */
  readonly initial: string;
};

export function creatorView(handle: string): CreatorView {
  const name = handle.replace(/^@/, '');
  const [initial = '@'] = name;
  return {
    handle,
    path: creatorPath(handle),
    portrait: `/pictures/creators/${encodeURIComponent(name)}.svg`,
    initial: initial.toUpperCase(),
  };
}

/** The address of the listing with one creator's pieces and nothing else chosen. */
export function creatorPath(handle: string): string {
  return listingPath({ ...noFilters, influencers: [handle] });
}
