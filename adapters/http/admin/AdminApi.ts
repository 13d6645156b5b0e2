import * as v from 'valibot';
import { Forbidden } from '../../../core/admin/ports/Forbidden.ts';
import type { MayRepeat } from '../../../core/admin/ports/ForSigningIn.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { errorResponse } from '../../wire/errorResponse.ts';
import { retryAfter } from '../retryAfter.ts';
import { RefusedCall } from './RefusedCall.ts';

/** One call of the admin and the schema of its response body. */
export type AdminCall<Schema extends v.GenericSchema> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path below `/api/admin`, its segments already URL-encoded. */
  readonly path: string;
  readonly body?: object;
  /** The tag of the state that is changed. */
  readonly ifMatch?: string;
  readonly responseSchema: Schema;
};

/** The statuses of a gateway that cannot reach the back-end. */
const GATEWAY_ERRORS = [502, 503, 504];
const SERVER_ERROR = 500;
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** A response body, and the tag of what it shows. */
type Tagged<Schema extends v.GenericSchema> = { readonly body: v.InferOutput<Schema>; readonly tag: string };

/**
 * Calls the JSON API under `/api/admin` of the page's own origin, where the browser sends the session along. Rejects with
 * {@link Unreachable} without an answer of the back-end, with {@link SessionEnded} when the session has ended and nobody goes on with
 * it, with {@link Forbidden} when the role is too small, with {@link RefusedCall} when the back-end refuses the call for another
 * reason, and with another error when it fails or its response does not match the schema.
 */
export class AdminApi {
  readonly #fetch: typeof fetch;
  #mayRepeat: MayRepeat = async () => false;

  constructor(send: typeof fetch) {
    this.#fetch = send;
  }

  async call<Schema extends v.GenericSchema>(call: AdminCall<Schema>): Promise<v.InferOutput<Schema>> {
    return (await this.tagged(call)).body;
  }

  /** Like `call`; resolves with the tag of what the response shows as well. */
  tagged<Schema extends v.GenericSchema>(call: AdminCall<Schema>): Promise<Tagged<Schema>> {
    return this.inSession(() => this.withoutSession(call));
  }

  /** Says what is asked about the calls that are made from now on, when they are refused because the session has ended or the role is too small. */
  whenRefused(mayRepeat: MayRepeat): void {
    this.#mayRepeat = mayRepeat;
  }

  /**
   * Makes a call, and once more when its session had ended and it may be repeated. One that is refused with 401 or 403 rejects with
   * {@link SessionEnded} or {@link Forbidden}.
   */
  async inSession<Result>(call: () => Promise<Result>, mayRepeat = this.#mayRepeat): Promise<Result> {
    try {
      return await call();
    } catch (cause) {
      if (!(cause instanceof RefusedCall)) throw cause;
      if (cause.status === FORBIDDEN) {
        void mayRepeat('forbidden');
        throw new Forbidden(cause.text, { cause });
      }
      if (cause.status !== UNAUTHORIZED) throw cause;
      if (await mayRepeat('ended')) return this.inSession(call, async () => false);
      throw new SessionEnded(cause.text, { cause });
    }
  }

  /** Like `tagged`, for a call that begins or ends a session: 401 is a {@link RefusedCall} like any other. */
  async withoutSession<Schema extends v.GenericSchema>(call: AdminCall<Schema>): Promise<Tagged<Schema>> {
    const { response, text } = await this.#send(call);
    const body = jsonOf(text);
    if (!response.ok) throw errorOf(response, body);
    return { body: v.parse(call.responseSchema, body), tag: tagOf(response.headers) };
  }

  async #send({ method, path, body, ifMatch }: AdminCall<v.GenericSchema>) {
    const headers = {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    };
    try {
      const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const response = await this.#fetch(`/api/admin${path}`, request);
      return { response, text: await response.text() };
    } catch (cause) {
      throw new Unreachable('Network Error', { cause });
    }
  }
}

/** Returns undefined for an empty text, and the text itself when it is not JSON. */
export function jsonOf(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function tagOf(headers: Headers): string {
  return headers.get('etag') ?? '';
}

/** Returns the error of a response that is none of a success. */
export function errorOf({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): Error {
  const message = `Request failed with status code ${status}`;
  if (GATEWAY_ERRORS.includes(status)) return new Unreachable(message);
  if (status >= SERVER_ERROR) return new Error(message);
  const reasons = v.safeParse(errorResponse, body);
  const [text = message] = reasons.success ? reasons.output.errors : [];
  return new RefusedCall(status, text, { wait: retryAfter(headers), tag: tagOf(headers), body });
}
