import type { Area, Trouble } from '../drive/contracts/BackEndDriver.ts';
import { HeldResponses } from './HeldResponses.ts';

const PATHS: Readonly<Record<Area, readonly string[]>> = {
  catalogue: ['/api/products', '/api/catalogue', '/api/suggestions'],
  authentication: ['/api/auth/login', '/api/auth/signup'],
  cart: ['/api/user/cart'],
  wishlist: ['/api/user/wishlist'],
  addresses: ['/api/user/address'],
  orders: ['/api/user/orders'],
};
const AREAS = Object.keys(PATHS) as Area[];

/** The calls that a back-end over HTTP receives. Those of an area can fail without an effect, or be answered late. */
export class ReceivedCalls {
  readonly fetch: typeof fetch;
  readonly heldResponses = new HeldResponses<Area>();
  readonly #answer: (url: string, init: RequestInit | undefined) => Promise<Response>;
  readonly #troubles = new Map<Area, Trouble>();
  readonly #texts: string[] = [];
  #underWay = 0;

  constructor(answer: (url: string, init: RequestInit | undefined) => Promise<Response>) {
    this.#answer = answer;
    this.fetch = (input, init) => this.#receive(String(input), init);
  }

  /** The number of calls without a response yet. */
  get underWay(): number {
    return this.#underWay;
  }

  /** The calls as `METHOD url body`, the oldest first. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  /** Makes the area's calls fail until {@link heal}. */
  fail(area: Area, trouble: Trouble): void {
    this.#troubles.set(area, trouble);
  }

  heal(): void {
    this.#troubles.clear();
  }

  async #receive(url: string, init: RequestInit | undefined): Promise<Response> {
    this.#underWay += 1;
    this.#texts.push(`${init?.method ?? 'GET'} ${url} ${init?.body ?? ''}`);
    const area = AREAS.find((candidate) => PATHS[candidate].some((path) => url.includes(path)));
    const trouble = area && this.#troubles.get(area);
    try {
      const response = trouble === undefined ? await this.#answer(url, init) : failureOf(trouble);
      await this.heldResponses.pass(area);
      return response;
    } finally {
      this.#underWay -= 1;
    }
  }
}

/** Throws, as `fetch` does, when the back-end cannot be reached. */
function failureOf(trouble: Trouble): Response {
  switch (trouble) {
    case 'unreachable':
      throw new TypeError('Failed to fetch');
    case 'failing':
      return Response.json({}, { status: 500 });
    case 'senseless':
      return Response.json({ something: 'else' });
    default:
      return Response.json({ errors: trouble.reasons }, { status: 400 });
  }
}
