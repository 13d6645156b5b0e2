import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from '../../../../tests/browser/support/passOn.ts';

/** The HTTP server that the browser talks to. It passes requests on to the server in this process. */
export class HttpProxy {
  /** Responds to `/api`. When it rejects, the connection is closed. */
  backEnd: typeof fetch;
  /** Responds to all other requests. */
  readonly #others: typeof fetch;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => request.socket.destroy());
  });

  constructor(server: typeof fetch) {
    this.backEnd = server;
    this.#others = server;
  }

  /** Starts listening on a free port; returns the shop's URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isApi = request.url?.startsWith('/api/') ?? false;
    const answer = await passOn(request, isApi ? this.backEnd : this.#others);
    const headers = Object.fromEntries(answer.headers);
    // The browser may keep the catalogue for 2 s, in which the next scenario begins.
    if (isApi) headers['cache-control'] = 'no-store';
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  }
}
