import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_MAX_QUALITY: BEST, BROTLI_OPERATION_FLUSH: flush } = constants;
const TEXT = /^text\/|javascript|json|svg/;

/** Brotli for a server that leaves it to the proxy, with the qualities of our server: 11 for files that never change, 5 for the rest. */
export class AddedBrotli {
  readonly #files = new Map<string, Promise<Buffer>>();

  /** Whether the body is a text that the server sent as it is. */
  isFor({ headers, statusCode }: IncomingMessage): boolean {
    return statusCode === 200 && !headers['content-encoding'] && TEXT.test(headers['content-type'] ?? '');
  }

  /** Returns the compressed body. Files are compressed once; of the rest each part is sent when it comes. */
  async body(url: string, answer: IncomingMessage): Promise<Readable> {
    if (!answer.headers['cache-control']?.includes('immutable'))
      return answer.pipe(createBrotliCompress({ flush, params: { [QUALITY]: 5 } }));
    const kept = this.#files.get(url);
    if (kept !== undefined) answer.resume();
    const file = kept ?? compressed(answer);
    this.#files.set(url, file);
    return Readable.from([await file]);
  }
}

async function compressed(answer: IncomingMessage): Promise<Buffer> {
  return promisify(brotliCompress)(await buffer(answer), { params: { [QUALITY]: BEST } });
}
