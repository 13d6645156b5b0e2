import * as v from 'valibot';
import { ProviderUnavailable } from '../../core/backend/ports/ForCollectingPayments.ts';
import type { RazorpayAccount } from './RazorpayAccount.ts';

const RAZORPAY_URL = 'https://api.razorpay.com';
const TIMEOUT_MS = 10_000;

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
    const method = body === undefined ? 'GET' : 'POST';
    try {
      const response = await this.#fetch(method, path, body);
      if (!response.ok) throw new Error(`status ${response.status}: ${descriptionIn(await response.text())}`);
      return v.parse(responseSchema, await response.json());
    } catch (error) {
      throw new ProviderUnavailable(`${method} ${path} failed: ${error}`, { cause: error });
    }
  }

  #fetch(method: string, path: string, body: object | undefined): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      method,
      headers: { authorization: this.#authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
  }
}

const errorBody = v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ description: v.string() }) }));

function descriptionIn(body: string): string {
  const parsed = v.safeParse(errorBody, body);
  return parsed.success ? parsed.output.error.description : 'no description';
}
