import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { passOn } from './passOn.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Compresses as fast as a server does for a dynamic response. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.txt', '.webmanifest']);

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

export type Serving = {
  /** Whether texts are compressed with brotli. */
  readonly isCompressed?: boolean;
  /** For HTTPS and HTTP/2; without it the server uses plain HTTP. */
  readonly certificate?: { readonly key: Buffer; readonly cert: Buffer };
};

/** Serves a built shop on this machine; calls under `/api` go to the current back-end. */
export class ShopServer {
  /** Responds to `/api`. When it rejects, the server closes the connection. */
  backEnd: typeof fetch | undefined;
  readonly #folder: string;
  readonly #isCompressed: boolean;
  readonly #files = new Map<string, Buffer>();
  readonly #server: Server | Http2SecureServer;
  readonly #connections = new Set<Socket>();

  constructor(folder: string, { isCompressed = false, certificate }: Serving = {}) {
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`${folder} contains no build of the shop; build it first`);
    this.#folder = folder;
    this.#isCompressed = isCompressed;
    const answer = (request: Request, response: Response) => void this.#answer(request, response);
    this.#server = certificate === undefined ? createServer(answer) : createSecureServer(certificate, answer);
    this.#server.on('connection', (connection: Socket) => {
      this.#connections.add(connection.on('close', () => this.#connections.delete(connection)));
    });
  }

  /** Starts listening on a free port; returns the shop's URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `${'setSecureContext' in this.#server ? 'https' : 'http'}://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    for (const connection of this.#connections) connection.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: Request, response: Response): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    try {
      if (pathname.startsWith('/api/')) await this.#answerFromBackEnd(request, response);
      else this.#answerFile(pathname, request, response);
    } catch {
      request.socket.destroy();
    }
  }

  async #answerFromBackEnd(request: Request, response: Response): Promise<void> {
    const { backEnd } = this;
    if (backEnd === undefined) throw new Error('There is no back-end');
    const answer = await passOn(request, backEnd);
    const content = Buffer.from(await answer.arrayBuffer());
    const isBrotli = this.#isCompressed && request.headers['accept-encoding']?.includes('br');
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      ...(isBrotli && { 'content-encoding': 'br' }),
    });
    response.end(isBrotli ? brotliCompressSync(content, FAST_BROTLI) : content);
  }

  /** For a path without a file, responds with its prerendered document or, if it has none, with the document of every page. */
  #answerFile(pathname: string, { headers }: Request, response: Response): void {
    const path = normalize(decodeURIComponent(pathname));
    const isFile = extname(path) !== '' && existsSync(join(this.#folder, path));
    if (extname(path) !== '' && !isFile && !headers.accept?.includes('text/html')) {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? path : this.#documentAt(path);
    const isBrotli = this.#isCompressed && COMPRESSED.has(extname(file)) && headers['accept-encoding']?.includes('br');
    const read = () => {
      const text = readFileSync(join(this.#folder, file));
      return isBrotli ? brotliCompressSync(text) : text;
    };
    const content = this.#files.get(file) ?? read();
    this.#files.set(file, content);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(isBrotli && { 'content-encoding': 'br' }),
      'cache-control': extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(content);
  }

  #documentAt(path: string): string {
    const own = join(path, 'index.html');
    return existsSync(join(this.#folder, own)) ? own : '/shell.html';
  }
}
