import type { FastifyInstance } from 'fastify';

/** Makes JSON the only content type. An empty body is none; other content types get status 415. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null);
    else parse(request, body, done);
  });
}
