import type {
  ForManagingWork,
  PaymentProblem,
  SentMail,
  ShopJob,
  StaffTask,
} from '../../../core/admin/ports/ForManagingWork.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';

/** The work of a shop in memory. */
export class MemoryWork implements ForManagingWork {
  /** Test control: what waits. */
  waiting: readonly StaffTask[] = [];
  /** Test control: the payments that paid no order, the oldest first. */
  payments: readonly PaymentProblem[] = [];
  /** Test control: the mails, the newest first. */
  allMails: readonly SentMail[] = [];
  /** Test control: the jobs, those that the shop gave up first. */
  allJobs: readonly ShopJob[] = [];
  /** Test control: how many entries a page has. */
  pageSize = 50;
  /** Test control: what every call rejects with. */
  failure: Error | undefined;

  /** Test control: makes every call fail as without a connection. */
  loseConnection(): void {
    this.failure = new Unreachable('Network Error');
  }

  async tasks() {
    this.#fail();
    return this.waiting;
  }

  async paymentProblems() {
    this.#fail();
    return this.payments;
  }

  async refundPayment(id: string) {
    this.#fail();
    const payment = this.payments.find((each) => each.id === id);
    if (payment === undefined) return refused('The payment does not exist');
    if (payment.refunded === payment.amount) return refused('The payment is refunded already');
    const refunded = { ...payment, refunded: payment.amount };
    this.payments = this.payments.map((each) => (each === payment ? refunded : each));
    const left = this.payments.filter((each) => each.refunded < each.amount).length;
    this.waiting = this.waiting.map((task) => (task.kind === 'payment-problems' ? { ...task, count: left } : task));
    return { outcome: 'refunded' } as const;
  }

  async mails(after?: string) {
    this.#fail();
    const { entries, next } = this.#page(this.allMails, after);
    return { mails: entries, next };
  }

  async sendAgain(id: string) {
    this.#fail();
    const sent = this.allMails.find((each) => each.id === id);
    if (sent === undefined) return refused('The mail does not exist.');
    const { sentAt: _, failure: __, ...mail } = sent;
    this.allMails = this.allMails.map((each) => (each === sent ? mail : each));
    return { outcome: 'queued', mail } as const;
  }

  async jobs(after?: string) {
    this.#fail();
    const { entries, next } = this.#page(this.allJobs, after);
    return { jobs: entries, next };
  }

  async retryJob(id: number) {
    this.#fail();
    const stopped = this.allJobs.find((each) => each.id === id);
    if (stopped === undefined) return refused('The job does not exist, or it is done.');
    const { failedAt: _, ...rest } = stopped;
    const job = { ...rest, attempts: 0 };
    this.allJobs = this.allJobs.map((each) => (each === stopped ? job : each));
    return { outcome: 'queued', job } as const;
  }

  #page<Entry extends { readonly id: string | number }>(all: readonly Entry[], after: string | undefined) {
    const begin = after === undefined ? 0 : all.findIndex(({ id }) => `${id}` === after) + 1;
    const entries = all.slice(begin, begin + this.pageSize);
    const hasMore = begin + this.pageSize < all.length;
    return { entries, ...(hasMore && { next: `${entries.at(-1)?.id}` }) };
  }

  #fail(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}

function refused(text: string) {
  return { outcome: 'refused', text } as const;
}
