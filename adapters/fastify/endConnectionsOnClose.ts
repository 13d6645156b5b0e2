import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Adds how the server closes. For `drainMs` it answers as before, new connections too, but tells clients and proxies with each
 * response that the connection ends, so that they do not reuse it. Then it takes no new connections and finishes open requests.
 * A connection that a proxy keeps idle for a shorter time than `drainMs` is never closed while a request is on its way.
 * Returns a function that tells whether the server is closing.
 */
export function endConnectionsOnClose(app: FastifyInstance, drainMs: number): () => boolean {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    if (drainMs > 0) await wait(drainMs);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  return () => isClosing;
}
