import type { MockCall } from './FetchInterceptor.ts';
import { matchPath } from './pathPattern.ts';

/** How a call goes wrong: an answer of one's own, or no connection at all. */
export type Fault = 'offline' | { readonly status: number; readonly body?: unknown; readonly contentType?: string };

type Selector = { readonly method: string; readonly pattern: string };

/**
 * Levers for tests and demonstrations. A pattern stands below `/api`: `/user/cart/:id`; `*` is any method or any path.
 */
export class Faults {
  readonly #failing: (Selector & { readonly fault: Fault })[] = [];
  readonly #holding: (Selector & { readonly released: Promise<void> })[] = [];

  /** Fails every such call until healed; the call changes nothing in the back-end. The latest word counts. */
  fail(method: string, pattern: string, fault: Fault): void {
    this.#failing.unshift({ method, pattern, fault });
  }

  /** Ends all failing. */
  heal(): void {
    this.#failing.length = 0;
  }

  /**
   * Holds back the answer to the next such call, which does its work at once, until the function answered here is called.
   * Each hold holds one call; several hold as many, first come first held.
   */
  hold(method: string, pattern: string): () => void {
    const { promise, resolve } = deferred();
    this.#holding.push({ method, pattern, released: promise });
    return resolve;
  }

  /** For the mock itself: how this call fails. */
  faultOf(call: MockCall): Fault | undefined {
    return this.#failing.find((selector) => selects(selector, call))?.fault;
  }

  /** For the mock itself: takes this call's hold, which settles on release. */
  takeHold(call: MockCall): Promise<void> | undefined {
    const index = this.#holding.findIndex((selector) => selects(selector, call));
    return index < 0 ? undefined : this.#holding.splice(index, 1)[0]?.released;
  }
}

function selects({ method, pattern }: Selector, call: MockCall): boolean {
  const isMethod = method === '*' || method.toUpperCase() === call.method;
  return isMethod && (pattern === '*' || matchPath(pattern, call.path) !== undefined);
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
