import * as v from 'valibot';
import { Forbidden } from '../../../core/admin/ports/Forbidden.ts';
import type { CallRefusal } from '../../../core/admin/ports/ForSigningIn.ts';
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
 * {@link Unreachable} without an answer of the back-end, with {@link SessionEnded} without a session, with {@link Forbidden} when the
 * role is too small, with {@link RefusedCall} when the back-end refuses the call for another reason, and with another error when it
 * fails or its response does not match the schema.
 */
export class AdminApi {
  readonly #fetch: typeof fetch;
  readonly #listeners = new Set<(refusal: CallRefusal) => void>();

  constructor(send: typeof fetch) {
    this.#fetch = send;
  }

  async call<Schema extends v.GenericSchema>(call: AdminCall<Schema>): Promise<v.InferOutput<Schema>> {
    return (await this.tagged(call)).body;
  }

  /** Like `call`; resolves with the tag of what the response shows as well. */
  tagged<Schema extends v.GenericSchema>(call: AdminCall<Schema>): Promise<Tagged<Schema>> {
    return this.inSession(this.withoutSession(call));
  }

  /** Calls `tell` when a call is refused because the session has ended or the role is too small. Returns a function that stops it. */
  whenRefused(tell: (refusal: CallRefusal) => void): () => void {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  }

  /** Makes of a call that is refused with 401 or 403 one that rejects with {@link SessionEnded} or {@link Forbidden}. */
  async inSession<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call;
    } catch (cause) {
      if (!(cause instanceof RefusedCall)) throw cause;
      if (cause.status === UNAUTHORIZED) throw this.#told('ended', new SessionEnded(cause.text, { cause }));
      if (cause.status === FORBIDDEN) throw this.#told('forbidden', new Forbidden(cause.text, { cause }));
      throw cause;
    }
  }

  /** Like `tagged`, for a call that begins or ends a session: 401 is a {@link RefusedCall} like any other. */
  async withoutSession<Schema extends v.GenericSchema>(call: AdminCall<Schema>): Promise<Tagged<Schema>> {
    const { response, text } = await this.#send(call);
    const body = jsonOf(text);
    if (!response.ok) throw errorOf(response, body);
    return { body: v.parse(call.responseSchema, body), tag: tagOf(response.headers) };
  }

  #told(refusal: CallRefusal, error: Error): Error {
    for (const tell of this.#listeners) tell(refusal);
    return error;
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
