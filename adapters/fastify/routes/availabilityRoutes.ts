import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import { availabilityQuery, availabilityResponse } from '../../wire/availabilityCalls.ts';
import { type ApiRoute, publicRoute } from '../ApiRoute.ts';

/** The call that tells what is sold out, apart from the catalogue, so that a sale renders no page again. */
export function availabilityRoutes({ showAvailability }: Pick<BackEnd, 'showAvailability'>): readonly ApiRoute[] {
  return [
    publicRoute({
      ...{ method: 'GET', path: '/availability' },
      summary: 'Tells which of some products are in stock, and how many are left of those of which at most 3 are.',
      schema: { querystring: availabilityQuery, response: availabilityResponse },
      handle: ({ query: { keys } }) => showAvailability(keys),
      toBody: (availability) => ({ availability: { ...availability } }),
    }),
  ];
}
