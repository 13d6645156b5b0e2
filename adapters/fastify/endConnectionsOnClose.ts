import type { FastifyInstance } from 'fastify';

/** While the server closes, tells clients and proxies with each response that the connection ends, so that they do not reuse it. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
