import type { FastifyInstance } from 'fastify';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import { UPLOADED_PICTURES } from '../../core/backend/staff/catalogue/ChangePictures.ts';

const TYPES: Readonly<Record<string, string>> = {
  ...{ avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' },
};
const NAME = /^[\w-]+\.(avif|webp|jpg|png|gif)$/;

/** Adds the files of uploaded pictures, which never change. */
export function addPictures(app: FastifyInstance, readPicture: BackEnd['readPicture']): void {
  app.get<{ Params: { name: string } }>(`${UPLOADED_PICTURES}:name`, async ({ params: { name } }, reply) => {
    const type = TYPES[NAME.exec(name)?.[1] ?? ''];
    const content = type === undefined ? undefined : await readPicture(name);
    if (type === undefined || content === undefined) return reply.callNotFound();
    return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(Buffer.from(content));
  });
}
