import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';
import { BackEndFailure } from '../../core/storefront/ports/failures/BackEndFailure.ts';
import { Unreachable } from '../../core/storefront/ports/failures/Unreachable.ts';
import { KEPT_HEADER } from '../wire/keptHeader.ts';
import { responseError } from './responseError.ts';

export type HttpConnection = {
  readonly fetch: typeof fetch;
  /** The URL before `/api`; the page's own origin by default. */
  readonly baseUrl?: string;
  /** Receives for each call whether it reached the back-end. */
  readonly monitor: ConnectionMonitor;
};

/** One call of the API and the schema of its response body. */
export type ApiCall<Schema extends v.GenericSchema> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below `/api`, its segments already URL-encoded. */
  readonly path: string;
  readonly body?: object | undefined;
  /** Sent with a change that a repeated request must not make twice. Chromium repeats a request whose connection ends without an answer. */
  readonly idempotencyKey?: string | undefined;
  /** The session whose token authorizes a protected call. */
  readonly session?: Session;
  /** The only status that is a success; by default every 2xx status is. */
  readonly onlyStatus?: number;
  readonly responseSchema: Schema;
};

const SENDABLE_TOKEN = /^[\x21-\x7e]+$/;

/**
 * Calls the JSON API under `/api`, without a timeout. Rejects with {@link SessionRejected} when the back-end rejects the session of
 * a protected call, with {@link Unreachable} when there is no connection ("Network Error"), and with {@link BackEndFailure} when the
 * status is an error or the response does not match its schema.
 */
export class HttpApi {
  readonly #connection: HttpConnection;

  constructor(connection: HttpConnection) {
    this.#connection = connection;
  }

  async call<Schema extends v.GenericSchema>(call: ApiCall<Schema>): Promise<v.InferOutput<Schema>> {
    try {
      return await this.#exchange(call);
    } catch (error) {
      this.#report(error);
      throw error;
    }
  }

  async #exchange<Schema extends v.GenericSchema>(call: ApiCall<Schema>): Promise<v.InferOutput<Schema>> {
    const { response, text } = await this.#send(call);
    const isSuccess = call.onlyStatus === undefined ? response.ok : response.status === call.onlyStatus;
    if (!isSuccess) throw responseError(response, text, call.session);
    const result = parseResponse(call, text);
    // An answer that the service worker has kept says nothing about the connection.
    if (!response.headers.has(KEPT_HEADER)) this.#connection.monitor.report(true);
    return result;
  }

  #report(error: unknown): void {
    const { monitor } = this.#connection;
    monitor.report(!(error instanceof Unreachable));
    if (error instanceof Unreachable && error.wait > 0) monitor.advise(error.wait);
  }

  async #send(call: ApiCall<v.GenericSchema>): Promise<{ readonly response: Response; readonly text: string }> {
    const { fetch, baseUrl = '' } = this.#connection;
    try {
      const response = await fetch(`${baseUrl}/api${call.path}`, {
        method: call.method,
        headers: headersFor(call),
        body: JSON.stringify(call.body),
        // A change is sent even when the page is closed meanwhile.
        keepalive: call.method !== 'GET',
      });
      return { response, text: await response.text() };
    } catch {
      throw new Unreachable('Network Error');
    }
  }
}

/** Omits a token that is not a valid header value, because `fetch` would throw; the back-end then rejects the call. */
function headersFor({ body, idempotencyKey, session }: ApiCall<v.GenericSchema>): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(session && SENDABLE_TOKEN.test(session.token) && { authorization: session.token }),
  };
}

/** An empty body is undefined. */
function parseResponse<Schema extends v.GenericSchema>(call: ApiCall<Schema>, text: string): v.InferOutput<Schema> {
  const name = `${call.method} /api${call.path}`;
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success && text !== '') throw new BackEndFailure(`${name}: the response is not JSON`);
  const result = v.safeParse(call.responseSchema, json.success ? json.output : undefined);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw new BackEndFailure(`${name}: the response's ${field} does not match its schema: ${issue.message}`);
}
