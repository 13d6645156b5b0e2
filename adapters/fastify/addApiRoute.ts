import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticate } from '../../core/backend/accounts/Authenticate.ts';
import { isRefusal } from '../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../core/backend/ports/TokenClaims.ts';
import { CATALOGUE_VERSION } from '../wire/catalogueVersion.ts';
import { idempotencyHeaders } from '../wire/idempotencyHeaders.ts';
import { type ApiRoute, isInvalid } from './ApiRoute.ts';
import type { AttemptLimits } from './limitAttempts.ts';
import { refusalResponses } from './refusalResponses.ts';
import { sendErrors } from './sendFailure.ts';

const OK = 200;
const NO_CONTENT = 204;
const UNPROCESSABLE = 422;
const CLAIMS = 'claims';

/** Declares what {@link addApiRoute} keeps on a request. Call it once, before the routes are added. */
export function prepareRequests(app: FastifyInstance): void {
  app.decorateRequest(CLAIMS, null);
}

/**
 * Adds a row of the route table to the server. The token is checked before the body is read; `limits` has the hooks of the rows that
 * are limited.
 */
export function addApiRoute(
  app: FastifyInstance,
  route: ApiRoute,
  authenticate: Authenticate,
  limits: AttemptLimits,
): void {
  const { method, path, params, query, body, takesIdempotencyKey = false, needsToken, attempt, handle } = route;
  app.route({
    method,
    url: `/api${path}`,
    schema: {
      ...(params !== undefined && { params }),
      ...(query !== undefined && { querystring: query }),
      ...(body !== undefined && { body }),
      ...(takesIdempotencyKey && { headers: idempotencyHeaders }),
    },
    ...(attempt !== undefined && limits[attempt]),
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
      if (route.version !== undefined) reply.header(CATALOGUE_VERSION, await route.version());
      const result = await handle(input, request.getDecorator<TokenClaims>(CLAIMS));
      if (isRefusal(result)) return sendRefusal(reply, result);
      if (isInvalid(result)) return sendErrors(reply, UNPROCESSABLE, result.invalid);
      if (route.send !== undefined) return route.send(result, request, reply);
      const status = route.status ?? OK;
      return status === NO_CONTENT ? reply.code(status).send() : reply.code(status).send(result);
    },
  });
}

function sendRefusal(reply: Parameters<typeof sendErrors>[0], refusal: keyof typeof refusalResponses) {
  const { status, text } = refusalResponses[refusal];
  return sendErrors(reply, status, [text]);
}

/** Returns the token in the authorization header, which the storefront sends without a scheme. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  return headers.authorization?.replace(/^bearer +/i, '');
}
