import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const PATH = '/api/payments/razorpay/webhook';
const BAD_GATEWAY = 502;

/** Receives the provider's webhooks over HTTP and passes them to the server under test. */
export class WebhookReceiver {
  readonly #received: (() => Promise<unknown>)[] = [];
  readonly #server: ReturnType<typeof createServer>;

  constructor(send: typeof fetch) {
    this.#server = createServer(async (request, response) => {
      const body = await text(request);
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const deliver = () => send(PATH, { method: 'POST', headers, body });
      this.#received.push(deliver);
      const answer = await deliver().catch(() => undefined);
      response.writeHead(answer?.status ?? BAD_GATEWAY).end();
    });
  }

  /** Resolves with the URL for webhooks. */
  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        if (address !== null && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}${PATH}`);
      });
    });
  }

  /** Delivers everything again that was received. */
  async repeat(): Promise<void> {
    for (const deliver of [...this.#received]) await deliver();
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}
