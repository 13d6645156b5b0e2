import { pageToken } from '../../shared/container/token.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { LISTING } from '../listing/tokens.ts';
import { HomeViewModel } from './HomeViewModel.ts';

export const HOME_PAGE = pageToken('HomeViewModel', ({ catalogue, listing }) => new HomeViewModel(catalogue, listing), {
  catalogue: CATALOGUE,
  listing: LISTING,
});
