import { lazyToken } from '../../shared/container/token.ts';
import { LatestOrder } from './LatestOrder.ts';

export const LATEST_ORDER = lazyToken('LatestOrder', () => new LatestOrder(), {});
