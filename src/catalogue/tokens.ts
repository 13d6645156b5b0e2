import { sharedToken } from '../shared/container/token.ts';
import type { CatalogueViewModel } from './CatalogueViewModel.ts';
import type { ListingViewModel } from './ListingViewModel.ts';

export const CATALOGUE = sharedToken<CatalogueViewModel>('CatalogueViewModel');
export const LISTING = sharedToken<ListingViewModel>('ListingViewModel');
