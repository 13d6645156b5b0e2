import * as v from 'valibot';
import { BackEndFailure } from '../../core/storefront/ports/BackEndFailure.ts';
import { Unreachable } from '../../core/storefront/ports/Unreachable.ts';
import { refusal } from './refusal.ts';

/** What {@link HttpApi} needs from outside. */
export type HttpConnection = {
  readonly fetch: typeof fetch;
  /** What stands before `/api`; nothing for the page's own origin. */
  readonly baseUrl?: string;
  /** The token of the present session, asked for anew at every protected call. */
  readonly token: () => string | undefined;
};

/** One call: where it goes, what it carries, and the schema its answer must have. */
export type ApiCall<Schema extends v.GenericSchema> = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path below `/api`, its parts already URL-encoded. */
  readonly path: string;
  readonly body?: object;
  /** Whether the session's token goes with it. */
  readonly isProtected?: boolean;
  /** The one status that counts as success; without it every 2xx does. */
  readonly onlyStatus?: number;
  readonly answer: Schema;
};

type SentCall = { readonly response: Response; readonly text: string; readonly token: string | undefined };

const SENDABLE_TOKEN = /^[\x21-\x7e]+$/;

/**
 * Speaks JSON with the back-end under `/api`; no timeout. A call rejects with {@link SessionRejected} when a protected call's session does not
 * count, with {@link Unreachable} when there is no connection ("Network Error"), and with {@link BackEndFailure} when the status is an error or the
 * answer is not what was agreed.
 */
export class HttpApi {
  readonly #connection: HttpConnection;

  constructor(connection: HttpConnection) {
    this.#connection = connection;
  }

  async call<Schema extends v.GenericSchema>(call: ApiCall<Schema>): Promise<v.InferOutput<Schema>> {
    const { response, text, token } = await this.#send(call);
    const isSuccess = call.onlyStatus === undefined ? response.ok : response.status === call.onlyStatus;
    if (!isSuccess) {
      throw refusal(response.status, text, call.isProtected === true ? { token } : undefined);
    }
    return readAnswer(call, text);
  }

  async #send(call: ApiCall<v.GenericSchema>): Promise<SentCall> {
    const { fetch, baseUrl = '', token: currentToken } = this.#connection;
    const token = call.isProtected ? currentToken() : undefined;
    try {
      const response = await fetch(`${baseUrl}/api${call.path}`, {
        method: call.method,
        headers: headersFor(call, token),
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      return { response, text: await response.text(), token };
    } catch {
      throw new Unreachable('Network Error');
    }
  }
}

/** A token that no header can carry was never given by the back-end: the call goes without it and is refused there. */
function headersFor(call: ApiCall<v.GenericSchema>, token: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token !== undefined && SENDABLE_TOKEN.test(token) ? { authorization: token } : {}),
  };
}

function readAnswer<Schema extends v.GenericSchema>(call: ApiCall<Schema>, text: string): v.InferOutput<Schema> {
  const result = v.safeParse(call.answer, parseJson(call, text));
  if (result.success) {
    return result.output;
  }
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw new BackEndFailure(`${nameOf(call)}: the answer's ${field} is not as agreed: ${issue.message}`);
}

function parseJson(call: ApiCall<v.GenericSchema>, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackEndFailure(`${nameOf(call)}: the answer is not JSON`);
  }
}

function nameOf(call: ApiCall<v.GenericSchema>): string {
  return `${call.method} /api${call.path}`;
}
