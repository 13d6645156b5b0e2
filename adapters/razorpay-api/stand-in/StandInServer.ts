import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { StandInProvider } from './StandInProvider.ts';
import { StandInRefusal } from './StandInRefusal.ts';
import { answerStandIn, type StandInCall } from './standInRoutes.ts';

const HOST = '127.0.0.1';
type Outcome = Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: object | string }>;

const json = v.pipe(v.string(), v.parseJson());

/**
 * The stand-in as an HTTP server of this machine: `/v1` is the provider's API; `POST /stand-in/pay` and `/stand-in/fail` with
 * `{ orderId }` are what a shopper does in its window, `/stand-in/capture` and `/stand-in/expire` what becomes of a payment that is only
 * authorized; `POST /stand-in/refunds/settle` with `{ status }` ends the pending refunds; `POST /stand-in/levers` and
 * `/stand-in/release` change how it behaves.
 */
export class StandInServer {
  readonly provider: StandInProvider;
  readonly #server: Server;

  constructor(provider: StandInProvider) {
    this.provider = provider;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  /** Resolves with the URL of the server. Port 0 takes a free one. */
  async listen(port = 0): Promise<string> {
    await once(this.#server.listen(port, HOST), 'listening');
    return `http://${HOST}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends open connections and resolves when the server has closed. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  /** Resolves with the status, the headers and the body that answer a call. Rejects when the connection closes without an answer. */
  async outcome(call: StandInCall): Promise<Outcome> {
    try {
      return { status: 200, headers: {}, body: await answerStandIn(this.provider, call) };
    } catch (error) {
      const refusal = error instanceof v.ValiError ? new StandInRefusal(400, error.message) : error;
      if (!(refusal instanceof StandInRefusal)) throw refusal;
      return refusal;
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const { output } = v.safeParse(json, await text(request));
    const { authorization, 'x-refund-idempotency': key } = request.headers;
    const call = { method, path, authorization, refundKey: key?.toString(), body: output };
    const { api, slowMs } = this.provider.levers;
    if (path.startsWith('/v1/')) {
      if (api === 'down') return void response.destroy();
      if (api === 'slow') await setTimeout(slowMs, undefined, { ref: false });
    }
    const { status, headers, body } = await this.outcome(call);
    response.writeHead(status, { ...headers, 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
}
