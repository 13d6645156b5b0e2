import { pageToken } from '../container/token.ts';
import type { HomeViewModel } from './HomeViewModel.ts';

export const HOME_PAGE = pageToken<HomeViewModel>('HomeViewModel');
