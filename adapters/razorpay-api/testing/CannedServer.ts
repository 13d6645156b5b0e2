import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type RecordedRequest = {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** An HTTP server for tests: records every request and lets the test answer. */
export class CannedServer {
  readonly requests: RecordedRequest[] = [];
  answer: (response: ServerResponse) => void = (response) => response.end('{}');
  readonly #server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    this.requests.push({ method, url, headers, body: await text(request) });
    this.answer(response);
  });

  answerJson(status: number, body: unknown): void {
    this.answer = (response) => response.writeHead(status).end(JSON.stringify(body));
  }

  /** Resolves with the URL of the server. */
  async listen(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}
