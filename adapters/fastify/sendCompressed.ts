import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors = {
  br: (text: Buffer) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: Buffer) => promisify(gzip)(text),
} as const;
const ENCODINGS = ['br', 'gzip'] as const;

type Encoding = (typeof ENCODINGS)[number];

/** A text that is sent often: its bytes, its ETag, and its compressed forms as they are asked for. */
export type SentText = {
  readonly text: Buffer;
  readonly etag: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
};

export function sentText(content: string): SentText {
  const text = Buffer.from(content);
  // A weak ETag, because the compressed responses have it too.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  return { text, etag, compressed: new Map() };
}

/** Sends a text in the form that the client accepts, each compressed once, or status 304 when the client has it. */
export async function sendCompressed(
  { text, etag, compressed }: SentText,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ etag, vary: 'accept-encoding' });
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(text);
  const content = compressed.get(encoding) ?? compressors[encoding](text);
  compressed.set(encoding, content);
  return reply.header('content-encoding', encoding).send(await content);
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
