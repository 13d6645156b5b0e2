import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sendErrors } from './sendFailure.ts';

const TIMEOUT_MS = 2000;
const SERVICE_UNAVAILABLE = 503;

/**
 * Adds GET /health, which tells whether requests may be sent here: 200 when the database answers within 2 s, 503 when it does not or the
 * server is closing. Adds GET /live, which is 200 while the process runs, also then: to start it again would help nobody.
 */
export function addHealth(app: FastifyInstance, checkDatabase: () => Promise<unknown>, isClosing: () => boolean): void {
  app.get('/live', async () => ({ status: 'ok' }));
  app.get('/health', async (request, reply) => {
    if (isClosing()) return sendErrors(reply, SERVICE_UNAVAILABLE, ['The server is closing']);
    try {
      await Promise.race([checkDatabase(), refuseLater()]);
      return reply.send({ status: 'ok' });
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer');
      return sendErrors(reply, SERVICE_UNAVAILABLE, ['The database does not answer']);
    }
  });
}

async function refuseLater(): Promise<never> {
  await wait(TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`No answer within ${TIMEOUT_MS} ms`);
}
