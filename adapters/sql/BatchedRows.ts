import type { Queries } from './Database.ts';

/** The statement's rows name the shopper that they belong to. */
type OwnedRow = { readonly shopperId: string };
type Waiting<Row> = { readonly resolve: (rows: readonly Row[]) => void; readonly reject: (reason: unknown) => void };

/** How many statements run at once: one while the answers of the other are being sent. */
const MOST_RUNNING = 2;

/**
 * Reads rows of many shoppers with one statement. Requests that arrive while statements run are read together by the next one, so
 * a statement never begins before the requests that it answers.
 */
export class BatchedRows<Row extends OwnedRow> {
  readonly #database: Queries;
  readonly #text: string;
  #waiting = new Map<string, Waiting<Row>[]>();
  #running = 0;

  /** `text` is a statement for the shoppers `u.id = any($1::text[])`. */
  constructor(database: Queries, text: string) {
    this.#database = database;
    this.#text = text;
  }

  /** Resolves with the rows of one shopper, in the statement's order. */
  of(shopperId: string): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => {
      const before = this.#waiting.get(shopperId);
      if (before === undefined) this.#waiting.set(shopperId, [{ resolve, reject }]);
      else before.push({ resolve, reject });
      // Lets the other requests of this turn of the event loop join.
      if (this.#waiting.size === 1) setImmediate(() => void this.#runWaiting());
    });
  }

  async #runWaiting(): Promise<void> {
    if (this.#running === MOST_RUNNING || this.#waiting.size === 0) return;
    const waiting = this.#waiting;
    this.#waiting = new Map();
    this.#running += 1;
    try {
      const rows = await this.#database.query<Row>(this.#text, [[...waiting.keys()]]);
      const rowsOf = new Map([...waiting.keys()].map((shopperId): [string, Row[]] => [shopperId, []]));
      for (const row of rows) rowsOf.get(row.shopperId)?.push(row);
      for (const [shopperId, calls] of waiting) for (const { resolve } of calls) resolve(rowsOf.get(shopperId) ?? []);
    } catch (error) {
      for (const { reject } of [...waiting.values()].flat()) reject(error);
    } finally {
      this.#running -= 1;
      void this.#runWaiting();
    }
  }
}
