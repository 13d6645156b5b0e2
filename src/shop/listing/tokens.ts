import { sharedToken } from '../../shared/container/token.ts';
import type { ListingViewModel } from './ListingViewModel.ts';

export const LISTING = sharedToken<ListingViewModel>('ListingViewModel');
