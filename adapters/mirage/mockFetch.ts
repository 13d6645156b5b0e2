import type { Fault, Faults } from './Faults.ts';
import type { MockRequest, MockResponse } from './FetchInterceptor.ts';

const API = '/api';
const ANY_ORIGIN = 'http://mock-back-end.invalid';
const BODILESS_STATUSES: readonly number[] = [204, 205, 304];
const NOT_FOUND = 404;
const NO_REAL_FETCH = 'The mock back-end handles /api only, and no other fetch is available';

/** The dependencies of {@link mockFetch}. */
export type MockFetchParts = {
  readonly handle: (call: MockRequest) => Promise<MockResponse> | undefined;
  readonly faults: Faults;
  /** The delay of a response in ms; 0 sets no timer. */
  readonly delay: number;
  /** Handles requests outside `/api`. */
  readonly realFetch: typeof fetch | undefined;
};

/** Returns a `fetch` that handles `/api` of any origin itself and passes other requests to `realFetch`. */
export function mockFetch({ handle, faults, delay, realFetch }: MockFetchParts): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, ANY_ORIGIN);
    if (!url.pathname.startsWith(`${API}/`)) {
      if (realFetch === undefined) throw new TypeError(NO_REAL_FETCH);
      return realFetch(input, init);
    }
    const request = new Request(input instanceof Request ? input : url, init);
    const call = {
      method: request.method.toUpperCase(),
      path: url.pathname.slice(API.length),
      headers: Object.fromEntries(request.headers),
      body: plainBody(input, init) ?? (await request.text()),
    };
    const fault = faults.faultFor(call);
    const hold = faults.takeHold(call);
    const responding = fault === undefined ? handle(call) : failed(fault);
    await hold;
    if (delay > 0) {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
    return toResponse((await responding) ?? unknownCall(call));
  };
}

/** Returns the body of a call made with a text, so that such calls are processed in the order in which they were made. */
function plainBody(input: RequestInfo | URL, { body = '' }: RequestInit = {}): string | undefined {
  return input instanceof Request || typeof body !== 'string' ? undefined : body;
}

async function failed(fault: Fault): Promise<MockResponse | 'offline'> {
  if (fault === 'offline') {
    return fault;
  }
  const { status, body = {}, contentType = 'application/json' } = fault;
  return [status, { 'Content-Type': contentType }, typeof body === 'string' ? body : JSON.stringify(body)];
}

function unknownCall({ method, path }: MockRequest): MockResponse {
  const body = { errors: [`There is no call ${method} ${API}${path}. Not Found error`] };
  return [NOT_FOUND, { 'Content-Type': 'application/json' }, JSON.stringify(body)];
}

function toResponse(result: MockResponse | 'offline'): Response {
  if (result === 'offline') {
    throw new TypeError('Failed to fetch');
  }
  const [status, headers, body] = result;
  return new Response(BODILESS_STATUSES.includes(status) ? null : body, { status, headers });
}
