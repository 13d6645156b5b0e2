import { pageToken } from '../container/token.ts';
import type { OrdersViewModel } from './OrdersViewModel.ts';

export const ORDERS_PAGE = pageToken<OrdersViewModel>('OrdersViewModel');
