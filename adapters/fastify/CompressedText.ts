import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** For what is sent many times, and for what may be sent once: a tenth larger in a third of the time. */
export const BROTLI_QUALITY = { often: 5, once: 2 } as const;

const compressors = {
  br: (text: Buffer, quality: number) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
} as const;
const ENCODINGS = ['br', 'gzip'] as const;

type Encoding = (typeof ENCODINGS)[number];

/** A text that may be sent many times: it is compressed once for each encoding. */
export class CompressedText {
  /** A weak ETag, because the compressed responses have it too. */
  readonly etag: string;
  readonly #text: Buffer;
  readonly #quality: number;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** `quality` is brotli's, 0 to 11. */
  constructor(text: string, quality: number = BROTLI_QUALITY.often) {
    this.#text = Buffer.from(text);
    this.#quality = quality;
    this.etag = `W/"${createHash('sha256').update(this.#text).digest('base64url')}"`;
  }

  /** The length of the text without compression. */
  get bytes(): number {
    return this.#text.byteLength;
  }

  /** Sends the text as the client accepts it; with status 304 when the client has it. The reply has its type already. */
  async send({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers({ etag: this.etag, vary: 'accept-encoding' });
    const isUnchanged = reply.statusCode === 200 && matches(headers['if-none-match'], this.etag);
    if (isUnchanged) return reply.removeHeader('content-type').code(304).send();
    const encoding = acceptedEncoding(headers['accept-encoding']);
    if (encoding === undefined) return reply.send(this.#text);
    const content = this.#compressed.get(encoding) ?? compressors[encoding](this.#text, this.#quality);
    this.#compressed.set(encoding, content);
    return reply.header('content-encoding', encoding).send(await content);
  }
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
