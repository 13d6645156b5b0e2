import type { JournalEntry, JournalPayment, StandInJournal } from './StandInJournal.ts';
import { StandInRefusal } from './StandInRefusal.ts';

/** The orders of the stand-in with their payments and refunds, in memory and in a journal. */
export class StandInOrders {
  readonly #orders = new Map<string, JournalEntry>();
  readonly #journal: StandInJournal;

  /** Starts with the orders in the journal. */
  constructor(journal: StandInJournal) {
    this.#journal = journal;
    for (const order of journal.read()) this.#orders.set(order.id, order);
  }

  get all(): readonly JournalEntry[] {
    return [...this.#orders.values()];
  }

  order(id: string): JournalEntry {
    const order = this.#orders.get(id);
    if (order === undefined) throw unknownId();
    return order;
  }

  payment(id: string): { readonly order: JournalEntry; readonly payment: JournalPayment } {
    for (const order of this.#orders.values()) {
      const payment = order.payments.find((payment) => payment.id === id);
      if (payment !== undefined) return { order, payment };
    }
    throw unknownId();
  }

  keep(order: JournalEntry): void {
    this.#orders.set(order.id, order);
    this.#journal.write(order);
  }

  /** Adds a payment to an order, or replaces the one with the same id. */
  keepPayment(orderId: string, payment: JournalPayment): void {
    const order = this.order(orderId);
    const index = order.payments.findIndex(({ id }) => id === payment.id);
    const payments = index < 0 ? [...order.payments, payment] : order.payments.with(index, payment);
    this.keep({ ...order, payments });
  }
}

function unknownId(): StandInRefusal {
  return new StandInRefusal(400, 'The id provided does not exist');
}
