import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../../core/backend/accounts/Authenticate.ts';
import type { ListProducts } from '../../core/backend/catalogue/CatalogueCache.ts';
import { isRefusal } from '../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../core/backend/ports/TokenClaims.ts';
import { CATALOGUE_VERSION } from '../wire/catalogueVersion.ts';
import { idempotencyHeaders } from '../wire/idempotencyHeaders.ts';
import { type ApiRoute, isInvalid } from './ApiRoute.ts';
import type { AttemptLimit } from './limitAttempts.ts';
import { refusalResponses } from './refusalResponses.ts';
import { sendErrors } from './sendFailure.ts';

const OK = 200;
const NO_CONTENT = 204;
const UNPROCESSABLE = 422;
const MS_PER_SECOND = 1000;
const CLAIMS = 'claims';

/** Declares what {@link addApiRoute} keeps on a request. Call it once, before the routes are added. */
export function prepareRequests(app: FastifyInstance): void {
  app.decorateRequest(CLAIMS, null);
}

/**
 * Adds a row of the route table to the server. The token is checked before the body is read; `limit` has the hooks of the rows that
 * are limited.
 */
export function addApiRoute(
  app: FastifyInstance,
  route: ApiRoute,
  authenticate: Authenticate,
  limit: AttemptLimit,
): void {
  const {
    method,
    path,
    params,
    query,
    body,
    takesIdempotencyKey = false,
    needsToken,
    isLimited = false,
    handle,
  } = route;
  app.route({
    method,
    url: `/api${path}`,
    schema: {
      ...(params !== undefined && { params }),
      ...(query !== undefined && { querystring: query }),
      ...(body !== undefined && { body }),
      ...(takesIdempotencyKey && { headers: idempotencyHeaders }),
    },
    ...(isLimited && limit),
    onRequest: (request, reply, done) => {
      const claims = needsToken ? authenticate(tokenOf(request)) : undefined;
      if (claims !== undefined && isRefusal(claims)) {
        sendRefusal(reply, claims);
        return;
      }
      request.setDecorator(CLAIMS, claims);
      done();
    },
    handler: async (request, reply) => {
      const idempotencyKey = takesIdempotencyKey ? request.headers['idempotency-key']?.toString() : undefined;
      const input = { params: request.params, query: request.query, body: request.body, idempotencyKey };
      const catalogue = await route.catalogue?.();
      const result = await handle(input, request.getDecorator<TokenClaims>(CLAIMS));
      if (catalogue !== undefined) sendHeaders(reply, catalogue);
      if (isRefusal(result)) return sendRefusal(reply, result);
      if (isInvalid(result)) return sendErrors(reply, UNPROCESSABLE, result.invalid);
      if (route.send !== undefined) return route.send(result, request, reply);
      const status = route.status ?? OK;
      return status === NO_CONTENT ? reply.code(status).send() : reply.code(status).send(result);
    },
  });
}

function sendHeaders(reply: FastifyReply, { version, ageMs }: Awaited<ReturnType<ListProducts>>): void {
  reply.header(CATALOGUE_VERSION, version);
  if (ageMs !== undefined) reply.header('age', Math.floor(ageMs / MS_PER_SECOND));
}

function sendRefusal(reply: FastifyReply, refusal: keyof typeof refusalResponses) {
  const { status, text } = refusalResponses[refusal];
  return sendErrors(reply, status, [text]);
}

/** Returns the token in the authorization header, which the storefront sends without a scheme. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  return headers.authorization?.replace(/^bearer +/i, '');
}
