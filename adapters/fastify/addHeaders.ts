import type { FastifyInstance } from 'fastify';

/** Adds headers to every response of the server, or of a part of it. Those of the part replace those of the whole. */
export function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
