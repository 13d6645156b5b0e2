import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { BackEndFailure } from '../../core/storefront/ports/BackEndFailure.ts';
import { Unreachable } from '../../core/storefront/ports/Unreachable.ts';
import type { ConnectionMonitor } from './ConnectionMonitor.ts';
import { refusal } from './refusal.ts';

export type HttpConnection = {
  readonly fetch: typeof fetch;
  /** What stands before `/api`; nothing for the page's own origin. */
  readonly baseUrl?: string;
  /** Receives for each call whether it got through. */
  readonly monitor: ConnectionMonitor;
};

/** One call: where it goes, what it carries, and the schema its answer must have. */
export type ApiCall<Schema extends v.GenericSchema> = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path below `/api`, its segments already URL-encoded. */
  readonly path: string;
  readonly body?: object;
  /** The session whose token a protected call carries. */
  readonly session?: Session;
  /** The one status that counts as success; without it every 2xx does. */
  readonly onlyStatus?: number;
  readonly answer: Schema;
};

const SENDABLE_TOKEN = /^[\x21-\x7e]+$/;

/**
 * Calls the JSON API under `/api`; sets no timeout. A call rejects with {@link SessionRejected} when a protected call's session does
 * not count, with {@link Unreachable} when there is no connection ("Network Error"), and with {@link BackEndFailure} when the status is
 * an error or the answer does not match its schema.
 */
export class HttpApi {
  readonly #connection: HttpConnection;

  constructor(connection: HttpConnection) {
    this.#connection = connection;
  }

  async call<Schema extends v.GenericSchema>(call: ApiCall<Schema>): Promise<v.InferOutput<Schema>> {
    try {
      const answer = await this.#exchange(call);
      this.#connection.monitor.report(true);
      return answer;
    } catch (error) {
      this.#connection.monitor.report(!(error instanceof Unreachable));
      throw error;
    }
  }

  async #exchange<Schema extends v.GenericSchema>(call: ApiCall<Schema>): Promise<v.InferOutput<Schema>> {
    const { response, text } = await this.#send(call);
    const isSuccess = call.onlyStatus === undefined ? response.ok : response.status === call.onlyStatus;
    if (!isSuccess) throw refusal(response.status, text, call.session);
    return readAnswer(call, text);
  }

  async #send(call: ApiCall<v.GenericSchema>): Promise<{ readonly response: Response; readonly text: string }> {
    const { fetch, baseUrl = '' } = this.#connection;
    try {
      const response = await fetch(`${baseUrl}/api${call.path}`, {
        method: call.method,
        headers: headersFor(call),
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      return { response, text: await response.text() };
    } catch {
      throw new Unreachable('Network Error');
    }
  }
}

/** A token that no header can carry was never issued by the back-end: the call goes without it and is refused there. */
function headersFor({ body, session }: ApiCall<v.GenericSchema>): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(session !== undefined && SENDABLE_TOKEN.test(session.token) ? { authorization: session.token } : {}),
  };
}

function readAnswer<Schema extends v.GenericSchema>(call: ApiCall<Schema>, text: string): v.InferOutput<Schema> {
  const result = v.safeParse(call.answer, parseJson(call, text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw new BackEndFailure(`${nameOf(call)}: the answer's ${field} does not match its schema: ${issue.message}`);
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
