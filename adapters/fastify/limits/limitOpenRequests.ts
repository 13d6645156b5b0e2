import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendErrors } from '../sendFailure.ts';

const SERVICE_UNAVAILABLE = 503;
const RETRY_AFTER_S = 1;
/** What operators ask, and most of all when the server is busy. */
const ALWAYS_ANSWERED: readonly (string | undefined)[] = ['/health', '/live', '/metrics'];

/**
 * Refuses a request at once, with status 503 and `Retry-After`, while `most` others are being worked on: each of them would only
 * wait longer. A client that is slow to send or to receive takes no place.
 */
export function limitOpenRequests(app: FastifyInstance, most: number): void {
  const open = new Set<FastifyRequest>();
  app.addHook('preValidation', (request, reply, done) => {
    if (ALWAYS_ANSWERED.includes(request.routeOptions.url)) return done();
    if (open.size >= most) {
      void reply.header('retry-after', RETRY_AFTER_S);
      sendErrors(reply, SERVICE_UNAVAILABLE, ['The shop is busy at the moment. Please try again.']);
      return;
    }
    open.add(request);
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    open.delete(request);
    done();
  });
}
