import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadOrder } from '../../../../core/admin/orders/ReadOrder.ts';
import type { StaffOrder } from '../../../../core/admin/ports/StaffOrder.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';

/** What is printed of an order. A packing slip has no sums, a label the address alone. */
export type PrintKind = 'slip' | 'address' | 'receipt';

/** A sheet of A4, or a label of 4 × 6 inches. */
export type Paper = 'a4' | 'label';

export type PrintJob = { readonly kind: PrintKind; readonly paper: Paper; readonly orders: readonly StaffOrder[] };

export type PrintingParts = {
  readonly readOrder: ReadOrder;
  readonly pendingWork: PendingWork;
};

/** What is handed to the printer. */
export class PrintingViewModel {
  job: PrintJob | undefined = undefined;
  isReading = false;
  /** Why nothing was printed; empty while something was. */
  failure = '';
  private readonly parts: PrintingParts;

  constructor(parts: PrintingParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { job: observableRef, parts: false }, { autoBind: true });
  }

  /** Prints orders that are read already. */
  print(job: PrintJob): void {
    this.isReading = false;
    this.failure = '';
    this.job = job;
  }

  /** Reads orders, then prints them. Without one of them, none is printed: nobody would miss a slip. */
  async printAll(numbers: readonly string[], how: Pick<PrintJob, 'kind' | 'paper'>): Promise<void> {
    if (this.isReading) return;
    this.begin();
    const { pendingWork, readOrder } = this.parts;
    const read = await pendingWork.track(Promise.all(numbers.map((number) => readOrder(number))));
    const orders = read.flatMap((each) => (each.outcome === 'read' ? [each.order] : []));
    if (orders.length === numbers.length) return this.print({ ...how, orders });
    const failed = read.find((each) => each.outcome === 'failed');
    this.fail(failed?.text ?? 'An order could not be read. Please try again.');
  }

  /** The printer has what it needs. */
  end(): void {
    this.job = undefined;
  }

  private begin(): void {
    this.isReading = true;
    this.failure = '';
  }

  private fail(text: string): void {
    this.isReading = false;
    this.failure = text;
  }
}
