import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';

const BAD_REQUEST = 400;

/** Makes JSON in UTF-8 the only content type. An empty body is none; other content types get status 415. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null);
    else if (isUtf8(body)) parse(request, body.toString(), done);
    else done(Object.assign(new Error('The body is not valid UTF-8'), { statusCode: BAD_REQUEST }));
  });
}
