import type { FastifyRequest } from 'fastify';
import type { Invalid } from '../../../../core/backend/ports/refusals/Invalid.ts';
import { TEXT_LIMITS } from '../../../../core/domain/text/textLimits.ts';

const MEGABYTE = 1_000_000;
const MOST_MEGABYTES = 20;

/** What @fastify/multipart takes of a form: a picture and a text. */
export const UPLOAD_LIMITS = {
  limits: {
    fileSize: MOST_MEGABYTES * MEGABYTE,
    files: 1,
    fields: 1,
    parts: 2,
    fieldSize: TEXT_LIMITS.name,
    headerPairs: 20,
  },
};

/** The field of a form with a picture, for OpenAPI. */
export const PICTURE_FIELD = { picture: { type: 'string', contentMediaType: 'application/octet-stream' } };

type Upload = { readonly photograph: Uint8Array; readonly alt: string };

/** Reads the fields `picture` and, if it is there, `alt` of a form. Resolves with what is wrong with them. */
export async function readUpload(request: FastifyRequest): Promise<Upload | Invalid> {
  let photograph: Uint8Array | undefined;
  let alt = '';
  if (!request.isMultipart()) return { invalid: ['Send a form with the file picture'] };
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'alt') alt = String(part.value);
    } else if (part.fieldname === 'picture') {
      const content = await part.toBuffer().catch((error: unknown) => {
        if (part.file.truncated) return undefined;
        throw error;
      });
      if (content === undefined) return { invalid: [`picture: the file has more than ${MOST_MEGABYTES} MB`] };
      photograph = content;
    } else part.file.resume();
  }
  return photograph === undefined ? { invalid: ['picture: there is no file'] } : { photograph, alt };
}
