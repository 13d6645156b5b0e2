import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** With the 2 s in which the back-end notices an import, a change is on the shop's pages within 5 s. */
const CACHE_CONTROL = 'public, max-age=2';
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors = {
  br: (text: Buffer) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: Buffer) => promisify(gzip)(text),
} as const;
const ENCODINGS = ['br', 'gzip'] as const;

type Encoding = (typeof ENCODINGS)[number];
type Serialised = { readonly text: Buffer; readonly etag: string; readonly compressed: Map<Encoding, Promise<Buffer>> };

/** Returns a function that sends parts of the catalogue as the body of that kind. Each object is serialised and compressed once. */
export function makeSendCatalogue<Value extends object>(toBody: (value: Value) => object) {
  const parts = new WeakMap<object, Serialised>();
  return async (value: object, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const part = parts.get(value) ?? serialised(toBody(value as Value));
    parts.set(value, part);
    reply.headers({ etag: part.etag, 'cache-control': CACHE_CONTROL, vary: 'accept-encoding' });
    if (matches(request.headers['if-none-match'], part.etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(part.text);
    const content = part.compressed.get(encoding) ?? compressors[encoding](part.text);
    part.compressed.set(encoding, content);
    return reply.header('content-encoding', encoding).send(await content);
  };
}

function serialised(body: object): Serialised {
  const text = Buffer.from(JSON.stringify(body));
  // A weak ETag, because the compressed responses have it too.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  return { text, etag, compressed: new Map() };
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim() === etag);
}

function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = (header ?? '').split(',').filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry));
  const names = new Set(accepted.map((entry) => entry.split(';')[0]?.trim().toLowerCase()));
  return ENCODINGS.find((encoding) => names.has(encoding));
}
