import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const refund = v.object({
  id: v.string(),
  /** The caller's key, which makes the call repeatable. */
  key: v.optional(v.string()),
  amount: v.number(),
  receipt: v.optional(v.string()),
  status: v.picklist(['pending', 'processed', 'failed']),
  createdAt: v.number(),
});

const payment = v.object({
  id: v.string(),
  status: v.picklist(['authorized', 'captured', 'failed']),
  /** The oldest first. Lines of editions without refunds have none. */
  refunds: v.optional(v.array(refund)),
});

const line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.string(),
    amount: v.number(),
    receipt: v.string(),
    createdAt: v.number(),
    payments: v.array(payment),
  }),
);

/** An order of the stand-in, its amounts in paise, its times in seconds since 1970, with its payments, the oldest first. */
export type JournalEntry = v.InferOutput<typeof line>;
export type JournalPayment = v.InferOutput<typeof payment>;
export type JournalRefund = v.InferOutput<typeof refund>;

/** A file with one line of JSON for each order of the stand-in, and one more for each change of it or of its payments and refunds. Without a file, nothing is kept. */
export class StandInJournal {
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
  }

  /** Returns the orders as they were written; an order that was written again comes again. Leaves out lines that are not whole. */
  read(): readonly JournalEntry[] {
    if (this.#file === undefined || !existsSync(this.#file)) return [];
    return readFileSync(this.#file, 'utf8')
      .split('\n')
      .flatMap((text) => {
        const { success, output } = v.safeParse(line, text);
        return success ? [output] : [];
      });
  }

  write(entry: JournalEntry): void {
    // The line ends the one before, which may not be whole.
    if (this.#file !== undefined) appendFileSync(this.#file, `\n${JSON.stringify(entry)}`);
  }
}
