import { creatorName } from '../../../../core/domain/catalogue/creatorName.ts';
import { noFilters } from '../../../../core/domain/catalogue/filters/Filters.ts';
import { listingPath } from '../../paths/listingPath.ts';
import { paths } from '../../paths/paths.ts';

/** A creator ready to print. */
export type CreatorView = {
  readonly handle: string;
  /** The path of the creator's page. */
  readonly path: string;
  /** The path of the portrait, which may not exist. */
  readonly portrait: string;
  /** The letter that is shown where there is no portrait. */
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

/** The path of a creator's page. */
export function creatorPath(handle: string): string {
  return paths.creator(encodeURIComponent(creatorName(handle)));
}

/** The path of the listing of one creator's pieces. */
export function creatorListingPath(handle: string): string {
  return listingPath({ ...noFilters, influencers: [handle] });
}
