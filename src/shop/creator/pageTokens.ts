import { noFilters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { lazyToken } from '../../shared/container/token.ts';
import { CreatorSearchViewModel } from '../catalogue/creators/CreatorSearchViewModel.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';

/** The creators of their page, which is as it was when a shopper comes back. */
export const ALL_CREATORS = lazyToken(
  'AllCreators',
  ({ catalogue }) => new CreatorSearchViewModel({ catalogue, filters: () => noFilters, pageSize: 48 }),
  { catalogue: CATALOGUE },
);
