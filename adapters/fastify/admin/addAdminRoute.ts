import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../../../core/backend/ports/refusals/Refusal.ts';
import type { Admin } from '../../../core/backend/staff/Admin.ts';
import type { Caller } from '../../../core/backend/staff/AuthenticateStaff.ts';
import { mayDo } from '../../../core/domain/staff/adminActions.ts';
import type { AttemptLimits } from '../limits/limitAttempts.ts';
import { sendRefusal, sendResult } from '../sendResult.ts';
import type { ValibotTypeProvider } from '../validation.ts';
import type { AdminRoute } from './AdminRoute.ts';
import { isOwnSite } from './isOwnSite.ts';
import { sessionOf } from './sessionCookie.ts';

const CALLER = 'staffCaller';
const BEARER = /^bearer +(.*)$/i;

export type AdminParts = {
  readonly authenticate: Admin['authenticate'];
  readonly limits: AttemptLimits;
  /** The shop's own origin; by default that of each request. */
  readonly siteUrl: string | undefined;
};

/** Declares what is kept of who calls. Call it once, before the routes are added. */
export function prepareAdminRequests(app: FastifyInstance): void {
  app.decorateRequest(CALLER, null);
}

/** Adds a row of the admin's route table to the server. Who calls is checked before the body is read. */
export function addAdminRoute(
  app: FastifyInstance,
  route: AdminRoute,
  { authenticate, limits, siteUrl }: AdminParts,
): void {
  const { response: _, ...schema } = route.schema;
  const check = async (request: FastifyRequest): Promise<Caller | Refusal | undefined> => {
    const key = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const isChange = route.method !== 'GET';
    if (key === undefined && isChange && !isOwnSite(request, siteUrl)) return 'other-site';
    if (!route.needsSession) return undefined;
    const caller = await authenticate(key === undefined ? { session: sessionOf(request) ?? '' } : { key });
    if (isRefusal(caller)) return caller;
    if (route.action !== undefined && !mayDo(caller.role, route.action)) return 'not-allowed';
    return route.isPersonal && caller.actor.kind !== 'staff' ? 'not-a-person' : caller;
  };
  app.withTypeProvider<ValibotTypeProvider>().route({
    method: route.method,
    url: `/api/admin${route.path}`,
    schema,
    ...(route.attempt !== undefined && limits(route.attempt)),
    onRequest: async (request, reply) => {
      const caller = await check(request);
      if (caller === undefined) return;
      if (isRefusal(caller)) return sendRefusal(reply, caller);
      request.setDecorator(CALLER, caller);
    },
    handler: async (request, reply) =>
      sendResult(route, await route.handle(request.getDecorator<Caller>(CALLER), request), request, reply),
  });
}
