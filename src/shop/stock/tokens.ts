import { sharedToken } from '../../shared/container/token.ts';
import type { StockViewModel } from './StockViewModel.ts';

export const STOCK = sharedToken<StockViewModel>('StockViewModel');
