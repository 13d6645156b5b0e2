import * as v from 'valibot';
import { wireOrder } from './wireOrder.ts';

/** The response of GET and POST /user/orders: all orders of the shopper, the newest first. */
export const ordersResponse = v.object({ orders: v.array(wireOrder) });
