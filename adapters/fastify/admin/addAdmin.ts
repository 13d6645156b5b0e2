import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addHeaders } from '../addHeaders.ts';
import { CompressedText } from '../CompressedText.ts';
import type { AdminOptions } from '../ServerOptions.ts';
import { adminHeaders } from './adminHeaders.ts';

const ASSETS = '/admin/assets/';

/** Adds the built admin: its document at every path below `/admin`, and its files, the names of which contain a hash of their content. */
export function addAdmin(app: FastifyInstance, { folder, isHttps = false }: AdminOptions): void {
  const document = new CompressedText(readFileSync(join(folder, 'index.html'), 'utf8'));
  const sendDocument = (request: FastifyRequest, reply: FastifyReply) =>
    document.send(request, reply.type('text/html; charset=utf-8'));
  app.register(async (scope) => {
    addHeaders(scope, adminHeaders(isHttps));
    await scope.register(fastifyStatic, {
      ...{ root: join(folder, 'assets'), prefix: ASSETS, preCompressed: true, index: false, dotfiles: 'ignore' },
      ...{ maxAge: '1y', immutable: true },
      setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
    });
    scope.get('/admin', sendDocument);
    scope.get('/admin/*', sendDocument);
  });
}
