import type { FastifyInstance } from 'fastify';

/** Logs one entry for each request, with the pattern of its route instead of its path, which may name an address. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions, log }, reply, done) => {
    const entry = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    log.info({ ...entry, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'Request');
    done();
  });
}
