import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import { pageParameters, pageResponse, sellerResponse } from '../../wire/pageCalls.ts';
import { type ApiRoute, publicRoute } from '../ApiRoute.ts';

/** Short, so that a shopkeeper who has changed a text soon sees it. */
const CACHE_CONTROL = 'public, max-age=60';

/** The calls for what the shopkeeper says of the shop. */
export function pageRoutes({
  showTextPage,
  showSeller,
}: Pick<BackEnd, 'showTextPage' | 'showSeller'>): readonly ApiRoute[] {
  return [
    publicRoute({
      ...{ method: 'GET', path: '/pages/:name' },
      summary:
        'Returns the title and the text, in Markdown, of `delivery`, `returns`, `sizes`, `terms`, `privacy` or `grievance`.',
      schema: { params: pageParameters, response: pageResponse },
      refusals: ['unknown-page'],
      handle: ({ params: { name } }) => showTextPage(name),
      toBody: (page) => ({ page }),
      send: (body, _request, reply) => reply.header('cache-control', CACHE_CONTROL).send(body),
    }),
    publicRoute({
      ...{ method: 'GET', path: '/seller' },
      summary: 'Tells who sells: name, phone, legal identity and grievance officer.',
      schema: { response: sellerResponse },
      handle: () => showSeller(),
      toBody: (seller) => ({ seller }),
      send: (body, _request, reply) => reply.header('cache-control', CACHE_CONTROL).send(body),
    }),
  ];
}
