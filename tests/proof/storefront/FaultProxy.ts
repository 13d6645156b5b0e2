import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** What happens to the calls of a storefront on their way. Those after the server has answered leave the effect of the call. */
export const FAULTS = [
  'a delay',
  'an answer after the limit',
  'a lost request',
  'a lost answer',
  'a reset in the middle of the body',
  'a 500',
  'a 500 after the effect',
  'garbage after the effect',
  'a connection that is cut off',
] as const;
/** The connection ends without an answer, after the effect, when it has carried a call before. Chromium then sends the request again. */
export const REPEATED = 'a request that the browser repeats';
export type Fault = (typeof FAULTS)[number] | typeof REPEATED;

type Answer = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: Buffer };
type Exchange = { readonly response: ServerResponse; readonly send: () => Promise<Answer> };

const DELAY_MS = 600;
const SORRY = answerOf(500, '{"errors":["Something went wrong"]}');
const GARBAGE = answerOf(200, '<!doctype html><title>Welcome to the hotel</title>');

/** Whether a connection has carried a call before. */
const used = new WeakSet<Socket>();

/** Stands between the browser and the shop, and disturbs the calls that match. */
export class FaultProxy {
  address = '';
  /** Where the documents, scripts and pictures come from. */
  pages: string;
  /** How many calls were disturbed. */
  hits = 0;
  /** Whether connections are used again. Otherwise a browser repeats no request, and the shop meets every fault. */
  keepsConnections = false;
  readonly #shop: string;
  readonly #server: Server;
  readonly #connections = new Set<Socket>();
  #disturbance: { readonly fault: Fault; readonly calls: RegExp; readonly ended: Promise<void> } | undefined;
  #end = (): void => undefined;

  private constructor(shop: string) {
    this.#shop = shop;
    this.pages = shop;
    this.#server = createServer((incoming, response) => {
      this.#carry(incoming, response).catch(() => response.destroy());
    });
    this.#server.on('connection', (connection: Socket) => {
      this.#connections.add(connection.on('close', () => this.#connections.delete(connection)));
    });
  }

  /** Starts it on a free port, in front of the shop at this address. */
  static async start(shop: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(shop);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    proxy.address = `http://127.0.0.1:${(proxy.#server.address() as AddressInfo).port}`;
    return proxy;
  }

  /** Disturbs every call that matches, such as `POST /api/user/cart`, until {@link heal}. A cut connection carries nothing at all of the API. */
  disturb(fault: Fault, calls: RegExp): void {
    this.hits = 0;
    const ended = new Promise<void>((resolve) => {
      this.#end = resolve;
    });
    this.#disturbance = { fault, calls: fault === 'a connection that is cut off' ? /\/api\// : calls, ended };
  }

  /** Ends the fault, and lets go on what it holds. */
  heal(): void {
    this.#disturbance = undefined;
    this.#end();
  }

  async stop(): Promise<void> {
    for (const connection of this.#connections) connection.destroy();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #carry(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const call = `${incoming.method} ${incoming.url}`;
    const disturbance = this.#disturbance;
    const isReused = used.has(incoming.socket);
    used.add(incoming.socket);
    const isOfShop = /^\w+ \/(api|stand-in|razorpay-stand-in)\//.test(call);
    const send = () => forward(isOfShop ? this.#shop : this.pages, incoming, body);
    const isDisturbed = disturbance?.calls.test(call) === true;
    if (isDisturbed) this.hits += 1;
    if (!isDisturbed || (disturbance.fault === REPEATED && !isReused)) {
      return reply(response, await send(), this.keepsConnections);
    }
    await disturbed(disturbance.fault, disturbance.ended, { response, send });
  }
}

async function disturbed(fault: Fault, ended: Promise<void>, { response, send }: Exchange): Promise<void> {
  switch (fault) {
    case 'a delay':
      await wait(DELAY_MS);
      return reply(response, await send());
    case 'an answer after the limit': {
      const answer = await send();
      await ended;
      return reply(response, answer);
    }
    case 'a lost request':
    case 'a connection that is cut off':
      response.destroy();
      return;
    case 'a lost answer':
    case REPEATED:
      await send();
      response.destroy();
      return;
    case 'a reset in the middle of the body': {
      const { status, headers, body } = await send();
      response.writeHead(status, { ...headers, 'content-length': body.length + 1 });
      response.write(body.subarray(0, body.length / 2), () => response.socket?.resetAndDestroy());
      return;
    }
    case 'a 500':
      return reply(response, SORRY);
    case 'a 500 after the effect':
      await send();
      return reply(response, SORRY);
    case 'garbage after the effect':
      await send();
      return reply(response, GARBAGE);
  }
}

async function forward(address: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  const sent = request(`${address}${url}`, { method, headers }).end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (answer === undefined) throw new Error('There is no answer');
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

function reply(response: ServerResponse, { status, headers, body }: Answer, keepsConnection = false): void {
  const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = headers;
  const connection = keepsConnection ? 'keep-alive' : 'close';
  response.writeHead(status, { ...kept, 'content-length': body.length, connection }).end(body);
}

function answerOf(status: number, text: string): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) };
}
