import type { MockRequest } from './FetchInterceptor.ts';
import { matchPath } from './pathPattern.ts';

/** The result of a failing call: no connection, or a given response. */
export type Fault = 'offline' | { readonly status: number; readonly body?: unknown; readonly contentType?: string };

type Selector = { readonly method: string; readonly pattern: string };

/**
 * Test control of the mock back-end: makes calls fail or respond late. A pattern is relative to `/api`, as `/user/cart/:id`; `*`
 * matches any method or path.
 */
export class Faults {
  readonly #failing: (Selector & { readonly fault: Fault })[] = [];
  readonly #holding: (Selector & { readonly released: Promise<void> })[] = [];

  /** Makes matching calls fail without effect until {@link heal}. The latest fault wins. */
  fail(method: string, pattern: string, fault: Fault): void {
    this.#failing.unshift({ method, pattern, fault });
  }

  /** Removes all faults. */
  heal(): void {
    this.#failing.length = 0;
  }

  /**
   * Processes the next matching call at once and delays its response. Returns a function that releases the response. Each hold
   * applies to one call, in the order of the holds.
   */
  hold(method: string, pattern: string): () => void {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#holding.push({ method, pattern, released });
    return release;
  }

  /** For the mock only: returns the fault of a call. */
  faultFor(call: MockRequest): Fault | undefined {
    return this.#failing.find((selector) => matches(selector, call))?.fault;
  }

  /** For the mock only: takes the first hold that matches the call. Resolves on release. */
  takeHold(call: MockRequest): Promise<void> | undefined {
    const index = this.#holding.findIndex((selector) => matches(selector, call));
    return index < 0 ? undefined : this.#holding.splice(index, 1)[0]?.released;
  }
}

function matches({ method, pattern }: Selector, call: MockRequest): boolean {
  const isMethod = method === '*' || method.toUpperCase() === call.method;
  return isMethod && (pattern === '*' || matchPath(pattern, call.path) !== undefined);
}
