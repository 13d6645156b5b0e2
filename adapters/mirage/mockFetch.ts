import type { Fault, Faults } from './Faults.ts';
import type { MockAnswer, MockCall } from './FetchInterceptor.ts';

const API = '/api';
const ANY_ORIGIN = 'http://mock-back-end.invalid';
const BODILESS_STATUSES: readonly number[] = [204, 205, 304];
const NOT_FOUND = 404;

/** What {@link mockFetch} stands on. */
export type MockFetchParts = {
  readonly answer: (call: MockCall) => Promise<MockAnswer> | undefined;
  readonly faults: Faults;
  /** How long an answer takes, in ms; 0 takes no timer. */
  readonly delay: number;
  /** Where everything outside `/api` goes. */
  readonly realFetch: typeof fetch | undefined;
};

/** A function shaped like `fetch` that answers `/api` of any origin itself and passes everything else on. */
export function mockFetch({ answer, faults, delay, realFetch }: MockFetchParts): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, ANY_ORIGIN);
    if (!url.pathname.startsWith(`${API}/`)) {
      return passOn(realFetch, input, init);
    }
    const call = readPlainCall(input, init, url) ?? (await readRequest(input, init, url));
    const fault = faults.faultOf(call);
    const hold = faults.takeHold(call);
    const answering = fault === undefined ? answer(call) : failed(fault);
    await hold;
    if (delay > 0) {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
    return toResponse((await answering) ?? noSuchCall(call));
  };
}

function passOn(realFetch: typeof fetch | undefined, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (realFetch === undefined) {
    throw new TypeError('The mock back-end answers /api only, and there is no network here');
  }
  return realFetch(input, init);
}

/** Reads a call without waiting, so that calls are worked off in the order in which they were made. */
function readPlainCall(input: RequestInfo | URL, init: RequestInit | undefined, url: URL): MockCall | undefined {
  const body = init?.body ?? '';
  if (input instanceof Request || typeof body !== 'string') {
    return undefined;
  }
  const headers = Object.fromEntries(new Headers(init?.headers));
  return { method: (init?.method ?? 'GET').toUpperCase(), path: pathBelowApi(url), headers, body };
}

async function readRequest(input: RequestInfo | URL, init: RequestInit | undefined, url: URL): Promise<MockCall> {
  const request = new Request(input instanceof Request ? input : url, init);
  const headers = Object.fromEntries(request.headers);
  return { method: request.method.toUpperCase(), path: pathBelowApi(url), headers, body: await request.text() };
}

function pathBelowApi(url: URL): string {
  return url.pathname.slice(API.length);
}

async function failed(fault: Fault): Promise<MockAnswer | 'offline'> {
  if (fault === 'offline') {
    return fault;
  }
  const { status, body = {}, contentType = 'application/json' } = fault;
  return [status, { 'Content-Type': contentType }, typeof body === 'string' ? body : JSON.stringify(body)];
}

function noSuchCall({ method, path }: MockCall): MockAnswer {
  const body = { errors: [`There is no call ${method} ${API}${path}. Not Found error`] };
  return [NOT_FOUND, { 'Content-Type': 'application/json' }, JSON.stringify(body)];
}

function toResponse(answer: MockAnswer | 'offline'): Response {
  if (answer === 'offline') {
    throw new TypeError('Failed to fetch');
  }
  const [status, headers, body] = answer;
  return new Response(BODILESS_STATUSES.includes(status) ? null : body, { status, headers });
}
