import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { OrderDetails } from '../../../core/domain/orders/OrderDetails.ts';
import { idempotencyHeaders } from '../../wire/cartRequests.ts';
import { returnBody, returnParameters } from '../../wire/orders/returnRequests.ts';
import { orderResponse, toWireOrderDetails } from '../../wire/orders/wireOrderDetails.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';

const toBody = (order: OrderDetails) => ({ order: toWireOrderDetails(order) });

/** The calls under /user/orders/{id}/returns. */
export function returnRoutes({ askForReturn, withdrawReturn }: BackEnd): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{ method: 'POST', path: '/user/orders/:id/returns', status: 201, toBody },
      summary:
        'Asks for the return of delivered pieces, for money or for another size, which is held for 10 days. Returns the order.',
      schema: { params: entryParameters, headers: idempotencyHeaders, body: returnBody, response: orderResponse },
      refusals: ['unknown-order'],
      handle: (shopperId, { params: { id }, headers, body: { lines } }) =>
        askForReturn(shopperId, id, { lines, idempotencyKey: headers['idempotency-key'] }),
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/orders/:id/returns/:returnId/withdraw', toBody },
      summary: 'Withdraws a return whose pieces have not arrived. Repeating it changes nothing. Returns the order.',
      schema: { params: returnParameters, response: orderResponse },
      refusals: ['unknown-order', 'unknown-return', 'return-not-withdrawable'],
      handle: (shopperId, { params: { id, returnId } }) => withdrawReturn(shopperId, id, returnId),
    }),
  ];
}
