import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import type { ListProducts } from '../../core/backend/catalogue/CatalogueCache.ts';
import { isRefusal } from '../../core/backend/ports/refusals/Refusal.ts';
import { CATALOGUE_VERSION } from '../wire/catalogueVersion.ts';
import type { ApiRoute } from './ApiRoute.ts';
import type { AttemptLimits } from './limits/limitAttempts.ts';
import { setShopperId, shopperIdOf, tokenOf } from './requestShopper.ts';
import { sendRefusal, sendResult } from './sendResult.ts';
import type { ValibotTypeProvider } from './validation.ts';

const MS_PER_SECOND = 1000;

/**
 * Adds a row of the route table to the server. The token of a change is checked before the body is read, that of a read beside the
 * reading; `limits` returns the hooks of the rows that are limited.
 */
export function addApiRoute(
  app: FastifyInstance,
  route: ApiRoute,
  { authenticate, readAsShopper }: Pick<BackEnd, 'authenticate' | 'readAsShopper'>,
  limits: AttemptLimits,
): void {
  const { response: _, ...schema } = route.schema;
  const isRead = route.method === 'GET';
  app.withTypeProvider<ValibotTypeProvider>().route({
    method: route.method,
    url: `/api${route.path}`,
    schema,
    ...(route.attempt !== undefined && limits(route.attempt)),
    onRequest: async (request, reply) => {
      if (!route.needsToken || isRead) return;
      const shopper = await authenticate(tokenOf(request));
      if (isRefusal(shopper)) return sendRefusal(reply, shopper);
      setShopperId(request, shopper.shopperId);
    },
    handler: async (request, reply) => {
      const catalogue = await route.catalogue?.();
      const handle = (shopperId: string) => route.handle(shopperId, request);
      const result =
        route.needsToken && isRead ? await readAsShopper(tokenOf(request), handle) : await handle(shopperIdOf(request));
      if (catalogue !== undefined) sendHeaders(reply, catalogue);
      return sendResult(route, result, request, reply);
    },
  });
}

function sendHeaders(reply: Pick<FastifyReply, 'header'>, { version, ageMs }: Awaited<ReturnType<ListProducts>>): void {
  reply.header(CATALOGUE_VERSION, version);
  if (ageMs !== undefined) reply.header('age', Math.floor(ageMs / MS_PER_SECOND));
}
