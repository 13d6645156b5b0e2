import * as v from 'valibot';
import { ProviderUnavailable, ProviderUnreachable } from '../../core/backend/ports/ForCollectingPayments.ts';

const RAZORPAY_URL = 'https://api.razorpay.com';
const TIMEOUT_MS = 10_000;
const OK = 200;
const REDIRECT = 300;
/** Too many requests, service unavailable: the provider takes no calls at the moment. */
const NO_CALLS_NOW: readonly number[] = [429, 503];

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
};

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

  async call<Output>({ path, body, responseSchema }: RazorpayCall<Output>): Promise<Output> {
    const name = `${body === undefined ? 'GET' : 'POST'} ${path}`;
    const { status, text } = await this.#send(path, body).catch((cause) => {
      throw new ProviderUnreachable(`${name} failed: ${cause}`, { cause });
    });
    if (status >= OK && status < REDIRECT) return parsed(name, text, responseSchema);
    const message = `${name} failed: status ${status}: ${descriptionIn(text)}`;
    throw NO_CALLS_NOW.includes(status) ? new ProviderUnreachable(message) : new ProviderUnavailable(message);
  }

  async #send(path: string, body: object | undefined): Promise<{ readonly status: number; readonly text: string }> {
    const response = await fetch(`${this.#url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: this.#authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  }
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
