import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { toWireCoupon } from '../../../adapters/wire/orders/wireCoupon.ts';
import { coupons } from '../../../core/domain/coupons/Coupon.ts';
import { TEXT_PAGE_NAMES } from '../../../core/domain/settings/textPages.ts';
import { firstPages } from '../../../core/storefront/pages/firstPages.ts';
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

const texts = TEXT_PAGE_NAMES.map(
  async (name) => [`/api/pages/${name}`, { page: await firstPages.page(name) }] as const,
);

/** What a shop without stock and rendered pages, and with the first coupons and texts, answers to calls that the mock back-end of a test does not know. */
const WITHOUT_STOCK: Readonly<Record<string, object>> = {
  '/api/availability': { availability: {} },
  '/api/delivery': {},
  ...Object.fromEntries(await Promise.all(texts)),
  '/api/coupons': { coupons: coupons.map(toWireCoupon) },
  '/api/user/cart-news': { news: [] },
  '/api/user/page': { shopper: {}, answers: {} },
};
const NOT_FOUND = 404;

/** Serves a built shop on this machine; calls under `/api` go to the current back-end. */
export class ShopServer {
  /** Responds to `/api`. When it rejects, the server closes the connection. */
  backEnd: typeof fetch | undefined;
  readonly #folder: string;
  readonly #files = new Map<string, Buffer>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #connections = new Set<Socket>();

  constructor(folder: string) {
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`${folder} contains no build of the shop; build it first`);
    this.#folder = folder;
    this.#server.on('connection', (connection: Socket) => {
      this.#connections.add(connection.on('close', () => this.#connections.delete(connection)));
    });
  }

  /** Starts listening on a free port; returns the shop's URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    for (const connection of this.#connections) connection.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    try {
      if (pathname.startsWith('/api/')) await this.#answerFromBackEnd(request, response);
      else this.#answerFile(pathname, request, response);
    } catch {
      request.socket.destroy();
    }
  }

  async #answerFromBackEnd(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { backEnd } = this;
    if (backEnd === undefined) throw new Error('There is no back-end');
    const given = await passOn(request, backEnd);
    const instead = WITHOUT_STOCK[request.url?.replace(/\?.*/, '') ?? ''];
    const answer = given.status === NOT_FOUND && instead !== undefined ? Response.json(instead) : given;
    const content = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(content);
  }

  /** For a path without a file, responds with its prerendered document or, if it has none, with the document of every page. */
  #answerFile(pathname: string, { headers }: IncomingMessage, response: ServerResponse): void {
    const path = normalize(decodeURIComponent(pathname));
    const isFile = extname(path) !== '' && existsSync(join(this.#folder, path));
    if (extname(path) !== '' && !isFile && !headers.accept?.includes('text/html')) {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? path : this.#documentAt(path);
    const content = this.#files.get(file) ?? readFileSync(join(this.#folder, file));
    this.#files.set(file, content);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(content);
  }

  #documentAt(path: string): string {
    const own = join(path, 'index.html');
    return existsSync(join(this.#folder, own)) ? own : '/shell.html';
  }
}
