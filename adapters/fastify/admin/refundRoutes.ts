import { isInvalid } from '../../../core/backend/ports/refusals/Invalid.ts';
import type { Admin } from '../../../core/backend/staff/Admin.ts';
import { refundBody, refundQuery, refundResponse, retryResponse } from '../../wire/admin/orderCalls.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';
import { toWireRefundedLine } from './toWireOrder.ts';

const OK = 200;
const CREATED = 201;

/** The calls that give money back. */
export function refundRoutes({ orders }: Admin): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'POST', path: '/orders/:id/refunds', status: 201, action: 'orders.refund' },
      summary:
        'Asks for a refund of some pieces, of an amount or of all that is left. With `preview`, tells what would go back.',
      schema: { params: entryParameters, querystring: refundQuery, body: refundBody, response: refundResponse },
      refusals: ['unknown-order'],
      handle: ({ actor }, { params: { id }, query: { preview }, body: { lines, amount, restock, reason } }) => {
        const what = {
          ...(lines && { lines: lines.map(({ sku, quantity }) => ({ key: sku, quantity })) }),
          ...(amount !== undefined && { amount }),
        };
        return orders.refund(actor, id, { ...what, restock, reason }, preview !== undefined);
      },
      toBody: ({ id, amount, lines }) => ({
        refund: { ...(id !== undefined && { id, status: 'requested' }), amount, lines: lines.map(toWireRefundedLine) },
      }),
      send: (body, { query }, reply) => reply.code('preview' in Object(query) ? OK : CREATED).send(body),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/refunds/:id/retry', status: 201, action: 'orders.refund' },
      summary: 'Tries a failed refund again, once.',
      schema: { params: entryParameters, response: retryResponse },
      handle: async ({ actor }, { params: { id } }) => {
        const again = await orders.retryRefund(actor, id);
        return isInvalid(again) ? again : { refund: again };
      },
      toBody: ({ refund: { id } }) => ({ refund: { id } }),
    }),
  ];
}
