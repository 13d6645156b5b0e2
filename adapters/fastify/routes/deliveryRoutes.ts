import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import { deliveryQuery, deliveryResponse } from '../../wire/deliveryCalls.ts';
import { type ApiRoute, publicRoute } from '../ApiRoute.ts';

/** Short: the days are others after midnight, and when the shop changes its settings. */
const CACHE_CONTROL = 'public, max-age=60';

/** The call that tells when an order arrives. */
export function deliveryRoutes({ estimateDelivery }: Pick<BackEnd, 'estimateDelivery'>): readonly ApiRoute[] {
  return [
    publicRoute({
      ...{ method: 'GET', path: '/delivery' },
      summary: 'Tells the first and the last day on which an order placed now arrives at a PIN code.',
      schema: { querystring: deliveryQuery, response: deliveryResponse },
      handle: ({ query: { pin } }) => estimateDelivery(pin),
      send: (body, _request, reply) => reply.header('cache-control', CACHE_CONTROL).send(body),
    }),
  ];
}
