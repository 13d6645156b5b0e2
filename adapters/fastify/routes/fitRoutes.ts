import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import { fitBody, fitResponse } from '../../wire/orders/fitCalls.ts';
import { orderResponse, toWireOrderDetails } from '../../wire/orders/wireOrderDetails.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { type ApiRoute, publicRoute, shopperRoute } from '../ApiRoute.ts';

/** Short: who votes sees it on the page of the product within a minute. */
const CACHE_CONTROL = 'public, max-age=60';

/** The calls for the votes on how pieces fit. */
export function fitRoutes({ showFit, voteOnFit }: Pick<BackEnd, 'showFit' | 'voteOnFit'>): readonly ApiRoute[] {
  return [
    publicRoute({
      ...{ method: 'GET', path: '/catalogue/:id/fit' },
      summary: 'Returns how many buyers say that the style of a product fits small, true to size or large.',
      schema: { params: entryParameters, response: fitResponse },
      refusals: ['unknown-product'],
      handle: ({ params: { id } }) => showFit(id),
      toBody: (fit) => ({ fit }),
      send: (body, _request, reply) => reply.header('cache-control', CACHE_CONTROL).send(body),
    }),
    shopperRoute({
      ...{ method: 'PUT', path: '/user/orders/:id/fit' },
      summary: 'Says how a piece of a delivered order fits. A later vote replaces the one before. Returns the order.',
      schema: { params: entryParameters, body: fitBody, response: orderResponse },
      refusals: ['unknown-order', 'order-not-delivered'],
      handle: (shopperId, { params: { id }, body }) => voteOnFit(shopperId, id, body),
      toBody: (order) => ({ order: toWireOrderDetails(order) }),
    }),
  ];
}
