/** What happens to the next call of a storefront. */
export const FAULTS = [
  'request held',
  'answer held',
  'request lost',
  'answer lost',
  'failing',
  'failing after its effect',
  'garbage',
  'garbage after its effect',
  'sent twice',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A call of a storefront, in the order in which the calls were made. */
export type Call = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly startedAt: number;
  /** Set when the storefront received the answer of the server. */
  answer?: { readonly status: number; readonly body: unknown; readonly at: number };
};

/** The network between the storefronts and the server. Faults apply to the next calls, one to each. */
export class Network {
  readonly calls: Call[] = [];
  readonly #server: typeof fetch;
  #faults: Fault[] = [];
  #held: (() => void)[] = [];
  #underWay = 0;
  #time = 0;

  constructor(server: typeof fetch) {
    this.#server = server;
  }

  /** The number of calls that wait for the server. */
  get waiting(): number {
    return this.#underWay - this.#held.length;
  }

  disturb(fault: Fault): void {
    this.#faults.push(fault);
  }

  /** Lets a held call go on: the one that is held longest, or the last one. */
  deliver(which: 'first' | 'last'): void {
    const release = which === 'first' ? this.#held.shift() : this.#held.pop();
    release?.();
  }

  /** Ends all faults. */
  heal(): void {
    this.#faults = [];
    for (const release of this.#held.splice(0)) release();
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const call = this.#record(String(input), init);
    this.#underWay += 1;
    try {
      const response = await this.#carry(this.#faults.shift(), () => this.#server(input, init));
      const text = await response.clone().text();
      if (!response.headers.has('x-fault')) {
        call.answer = { status: response.status, body: parsed(text), at: this.#tick() };
      }
      return response;
    } finally {
      this.#underWay -= 1;
    }
  };

  async #carry(fault: Fault | undefined, send: () => Promise<Response>): Promise<Response> {
    switch (fault) {
      case undefined:
        return send();
      case 'request held':
        await this.#hold();
        return send();
      case 'answer held': {
        const response = await send();
        await this.#hold();
        return response;
      }
      case 'request lost':
        throw new TypeError('Failed to fetch');
      case 'answer lost':
        await send();
        throw new TypeError('Failed to fetch');
      case 'failing after its effect':
        await send();
        return spoilt('{"errors":["Something went wrong"]}', 500);
      case 'failing':
        return spoilt('{"errors":["Something went wrong"]}', 500);
      case 'garbage after its effect':
        await send();
        return spoilt('<!doctype html><title>Welcome to the hotel</title>', 200);
      case 'garbage':
        return spoilt('{"cart":"none","orders":null}', 200);
      case 'sent twice': {
        const [first] = await Promise.all([send(), send()]);
        return first;
      }
    }
  }

  #hold(): Promise<void> {
    return new Promise((release) => this.#held.push(release));
  }

  #record(path: string, init: RequestInit | undefined): Call {
    const headers = new Headers(init?.headers);
    const [token, idempotencyKey] = ['authorization', 'idempotency-key'].map((name) => headers.get(name) ?? undefined);
    const { method = 'GET', body } = init ?? {};
    const call = { method, path, body: parsed(String(body ?? '')), token, idempotencyKey, startedAt: this.#tick() };
    this.calls.push(call);
    return call;
  }

  #tick(): number {
    this.#time += 1;
    return this.#time;
  }
}

function spoilt(body: string, status: number): Response {
  return new Response(body, { status, headers: { 'x-fault': 'yes', 'content-type': 'application/json' } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
