import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { toWireProduct } from '../wire/wireProduct.ts';

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

/** Returns a function that sends products. Each array of products is serialised and compressed once. */
export function makeSendProducts() {
  const lists = new WeakMap<object, Serialised>();
  return async (products: object, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const list = lists.get(products) ?? serialised(products as readonly Product[]);
    lists.set(products, list);
    reply.headers({ etag: list.etag, 'cache-control': CACHE_CONTROL, vary: 'accept-encoding' });
    if (matches(request.headers['if-none-match'], list.etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(list.text);
    const content = list.compressed.get(encoding) ?? compressors[encoding](list.text);
    list.compressed.set(encoding, content);
    return reply.header('content-encoding', encoding).send(await content);
  };
}

function serialised(products: readonly Product[]): Serialised {
  const text = Buffer.from(JSON.stringify({ products: products.map(toWireProduct) }));
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
