import * as v from 'valibot';
import { adminErrorResponse, type ErrorResponse } from '../../adapters/wire/admin/adminErrorResponse.ts';

/** Where the admin API of a shop is, and the API key for it. */
export type ShopAccess = { readonly url: string; readonly key: string };

/** The shop has refused a call. The message has its texts. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  readonly response: ErrorResponse;

  constructor(status: number, response: ErrorResponse) {
    super(response.errors.join('. '));
    this.status = status;
    this.response = response;
  }
}

/** A body that is sent as it is, with its type. */
export type Content = { readonly type: string; readonly bytes: AsyncIterable<Uint8Array> | Uint8Array };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const UNAUTHORIZED = 401;

/** Calls the admin API of a shop. */
export class ShopClient {
  readonly #access: ShopAccess;
  readonly #fetch: typeof fetch;

  constructor(access: ShopAccess, send: typeof fetch = fetch) {
    this.#access = access;
    this.#fetch = send;
  }

  /**
   * Calls a path below `/api/admin`. Resolves with the body of the response. Rejects with {@link RefusedCall}, and with another error
   * when the shop does not answer.
   */
  async call<Schema extends v.GenericSchema>(
    call: `${Method} /${string}`,
    schema: Schema,
    body?: object,
  ): Promise<v.InferOutput<Schema>> {
    const content = body && { type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(body)) };
    return v.parse(schema, await (await this.open(call, content)).json());
  }

  /** Calls like `call`. Resolves with the response, whose body is not read yet. */
  async open(call: `${Method} /${string}`, content?: Content): Promise<Response> {
    const [method = '', path = ''] = call.split(' ');
    const { url, key } = this.#access;
    const headers = { authorization: `Bearer ${key}`, ...(content && { 'content-type': content.type }) };
    // `duplex` is missing in the type of Node 20.
    const sent = content && { body: content.bytes as BodyInit, duplex: 'half' };
    const response = await this.#fetch(`${url}/api/admin${path}`, { method, headers, ...sent }).catch((cause) => {
      throw new Error(`The shop does not answer at ${url}. ${HOW_TO_START}`, { cause });
    });
    if (response.ok) return response;
    if (response.status === UNAUTHORIZED) throw new Error(`The shop at ${url} does not know the key. ${HOW_TO_ENTER}`);
    const answer = v.safeParse(adminErrorResponse, await response.json().catch(() => undefined));
    throw new RefusedCall(
      response.status,
      answer.success ? answer.output : { errors: [`The shop answered with status ${response.status}`] },
    );
  }

  /** Reads a list page by page. `entriesOf` takes the entries and the place of the next page out of a response. */
  async *pages<Schema extends v.GenericSchema<unknown, { readonly next?: string | undefined }>>(
    path: `/${string}`,
    schema: Schema,
  ): AsyncGenerator<v.InferOutput<Schema>> {
    let after: string | undefined;
    do {
      const place = after === undefined ? '' : `${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`;
      const page: v.InferOutput<Schema> = await this.call(`GET ${path}${place}`, schema);
      yield page;
      after = page.next;
    } while (after !== undefined);
  }
}

const HOW_TO_START = 'Start it with npm start, or node dist-server/main.js';
const HOW_TO_ENTER = 'Start the shop again, or set SHOP_KEY to an API key of an owner';
