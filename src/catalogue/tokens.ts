import { pageToken, sharedToken } from '../container/token.ts';
import type { CatalogueViewModel } from './CatalogueViewModel.ts';
import type { ListingViewModel } from './ListingViewModel.ts';
import type { ResultAnnouncementViewModel } from './ResultAnnouncementViewModel.ts';

export const CATALOGUE = sharedToken<CatalogueViewModel>('CatalogueViewModel');
export const LISTING = sharedToken<ListingViewModel>('ListingViewModel');
export const RESULT_ANNOUNCEMENT = pageToken<ResultAnnouncementViewModel>('ResultAnnouncementViewModel');
