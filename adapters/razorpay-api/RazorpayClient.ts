import * as v from 'valibot';
import { ProviderUnavailable, ProviderUnreachable } from '../../core/backend/ports/orders/ForCollectingPayments.ts';
import { traceHeaders } from '../trace-context/traceContext.ts';
import { secondsToWait } from './retryAfter.ts';

const RAZORPAY_URL = 'https://api.razorpay.com';
const TIMEOUT_MS = 10_000;
const OK = 200;
const REDIRECT = 300;
const BAD_REQUEST = 400;
const SERVER_ERROR = 500;
/** Conflict: the same call is in progress. Too many requests. */
const NO_CALLS_NOW: readonly number[] = [409, 429];
/** Razorpay answers with status 400 as well while another call changes the same payment. */
const IN_PROGRESS = /another payment operation is in progress/i;

/** The shop's account with the provider. */
export type RazorpayAccount = {
  /** The public key. */
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** The URL of the API without `/v1`; Razorpay's own when it is absent. */
  readonly apiUrl?: string;
  /** The URL of the script that opens the provider's window; Razorpay's own when it is absent. */
  readonly scriptUrl?: string;
};

export type RazorpayCall<Output> = {
  readonly path: string;
  /** The body of a POST; a call without it is a GET. */
  readonly body?: object;
  readonly responseSchema: v.GenericSchema<unknown, Output>;
  /** Headers beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long to wait for the answer; the client's own time when it is absent. */
  readonly timeoutMs?: number | undefined;
  /** Makes the error for a call that the provider refuses with status 400. */
  readonly refusal?: (description: string) => ProviderUnavailable;
};

type Response = { readonly status: number; readonly text: string; readonly retryAfter: string | null };

/** Calls the provider's API. Every failure is a {@link ProviderUnavailable}, with a message without secrets. */
export class RazorpayClient {
  readonly #url: string;
  readonly #authorization: string;
  readonly #timeoutMs: number;

  constructor({ keyId, keySecret, apiUrl = RAZORPAY_URL }: RazorpayAccount, timeoutMs = TIMEOUT_MS) {
    this.#url = apiUrl.replace(/\/$/, '');
    this.#authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    this.#timeoutMs = timeoutMs;
  }

  async call<Output>(call: RazorpayCall<Output>): Promise<Output> {
    const name = `${call.body === undefined ? 'GET' : 'POST'} ${call.path}`;
    const response = await this.#send(call).catch((cause) => {
      throw new ProviderUnreachable(`${name} failed: ${cause}`, { cause });
    });
    const { status, text } = response;
    if (status >= OK && status < REDIRECT) return parsed(name, text, call.responseSchema);
    throw failureOf(name, response, call.refusal);
  }

  async #send({ path, body, headers, timeoutMs = this.#timeoutMs }: RazorpayCall<unknown>): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: this.#authorization,
        'content-type': 'application/json',
        ...traceHeaders(),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
  }
}

function failureOf(
  name: string,
  { status, text, retryAfter }: Response,
  refusal: RazorpayCall<unknown>['refusal'],
): ProviderUnavailable {
  const description = descriptionIn(text);
  const message = `${name} failed: status ${status}: ${description}`;
  if (status >= SERVER_ERROR || NO_CALLS_NOW.includes(status) || IN_PROGRESS.test(description)) {
    return new ProviderUnreachable(message, { retryAfterSeconds: secondsToWait(retryAfter, Date.now()) });
  }
  return (status === BAD_REQUEST ? refusal?.(description) : undefined) ?? new ProviderUnavailable(message);
}

function parsed<Output>(name: string, text: string, schema: v.GenericSchema<unknown, Output>): Output {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new ProviderUnavailable(`${name} failed: ${cause}`, { cause });
  }
}

const errorBody = v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ description: v.string() }) }));

function descriptionIn(body: string): string {
  const parsed = v.safeParse(errorBody, body);
  return parsed.success ? parsed.output.error.description : 'no description';
}
