import { sharedToken } from '../../shared/container/token.ts';
import type { ListingViewModel } from '../listing/ListingViewModel.ts';
import type { CatalogueViewModel } from './CatalogueViewModel.ts';

export const CATALOGUE = sharedToken<CatalogueViewModel>('CatalogueViewModel');
export const LISTING = sharedToken<ListingViewModel>('ListingViewModel');
