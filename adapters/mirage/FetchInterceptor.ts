import { matchPath } from './pathPattern.ts';

/** A request to the mock back-end. `path` is relative to `/api`; header names are in lower case. */
export type MockRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A response of the mock back-end: status, headers, body. */
export type MockResponse = readonly [number, Record<string, string>, string];

type MirageRequest = {
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string;
  readonly params: Record<string, string>;
  readonly queryParams: Record<string, string>;
};
type MirageHandler = (request: MirageRequest) => Promise<MockResponse>;
type MirageServer = {
  registerRouteHandler(verb: string, path: string, handler: unknown, code: unknown, options: object): MirageHandler;
};
type Route = { readonly method: string; readonly pattern: string; readonly handle: MirageHandler };

const VERBS = ['get', 'post', 'delete'] as const;

/**
 * Replaces Mirage's interceptor, which patches the browser's globals and does nothing in Node. Collects the routes and handles the
 * requests passed to it.
 */
export class FetchInterceptor {
  readonly #routes: Route[] = [];

  create(server: MirageServer): void {
    for (const verb of VERBS) {
      const register = (pattern: string, handler: unknown, code?: unknown): void => {
        const handle = server.registerRouteHandler(verb, pattern, handler, code, {});
        this.#routes.push({ method: verb.toUpperCase(), pattern, handle });
      };
      Object.assign(server, { [verb]: register });
    }
  }

  /** Runs the first matching route synchronously. Returns undefined when no route matches. */
  handle(call: MockRequest): Promise<MockResponse> | undefined {
    for (const { method, pattern, handle } of this.#routes) {
      const params = method === call.method ? matchPath(pattern, call.path) : undefined;
      if (params !== undefined) {
        const { path: url, headers: requestHeaders, body: requestBody } = call;
        return handle({ method, url, requestHeaders, requestBody, params, queryParams: {} });
      }
    }
    return undefined;
  }
}
