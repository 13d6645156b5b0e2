import { makeAutoObservable, observableRef } from 'mobx';
import type { Failed } from '../../../../core/admin/calls/attemptCall.ts';
import type { ChangeOrder } from '../../../../core/admin/orders/changeOrder.ts';
import type { FindOrders } from '../../../../core/admin/orders/FindOrders.ts';
import type { ReadOrder } from '../../../../core/admin/orders/ReadOrder.ts';
import type { OrdersPage } from '../../../../core/admin/ports/ForReadingOrders.ts';
import type { ListedOrder, StaffOrder } from '../../../../core/admin/ports/StaffOrder.ts';
import { formatTime } from '../../../../core/domain/time/formatDate.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { counted } from '../orderWords.ts';

export type PackingParts = {
  readonly findOrders: FindOrders;
  readonly readOrder: ReadOrder;
  readonly changeOrder: ChangeOrder;
  readonly pendingWork: PendingWork;
};

/** A run through the orders to pack, one at a time, the oldest first. */
export class PackingViewModel {
  status: 'loading' | 'packing' | 'done' | 'failed' = 'loading';
  failure = '';
  /** What became of the order before; empty before the first. */
  said = '';
  isBusy = false;
  packed = 0;
  /** How many orders were to be packed when the run began. */
  private total = 0;
  private queue: readonly ListedOrder[] = [];
  /** What the page behind the queue begins after; undefined when the queue ends with the last one. */
  private next: string | undefined = undefined;
  private place = 0;
  private order: StaffOrder | undefined = undefined;
  private picked: ReadonlySet<string> = new Set();
  private readonly parts: PackingParts;

  constructor(parts: PackingParts) {
    this.parts = parts;
    makeAutoObservable<this, 'queue' | 'order' | 'picked' | 'parts'>(
      this,
      { queue: observableRef, order: observableRef, picked: observableRef, parts: false },
      { autoBind: true },
    );
  }

  /** Starts the run when the page appears. */
  appear(): () => void {
    void this.start();
    return () => {};
  }

  get progress(): string {
    return `${this.place + 1} of ${Math.max(this.total, this.queue.length)}`;
  }

  get view() {
    const { order } = this;
    if (order === undefined) return undefined;
    const { number, placedAt, lines } = order;
    const pieces = lines.map(({ sku, name, size, quantity, image }) => ({
      ...{ sku, name, size, quantity, image, isPicked: this.picked.has(sku) },
    }));
    const count = pieces.filter(({ isPicked }) => isPicked).length;
    return { number, placedAt: formatTime(placedAt), lines: pieces, pickedText: `${count} of ${lines.length} picked` };
  }

  get doneText(): string {
    return this.packed === 0 ? 'Nothing to pack' : `${counted(this.packed, 'order')} packed`;
  }

  /** Begins with the oldest of the orders that are to be packed now. */
  async start(): Promise<void> {
    this.reset();
    await this.queueMore();
  }

  pick(sku: string): void {
    const picked = new Set(this.picked);
    if (!picked.delete(sku)) picked.add(sku);
    this.picked = picked;
  }

  /** Marks the order as packed, and goes on to the next. One that somebody else has changed is told and left. */
  async pack(): Promise<void> {
    const { order, parts } = this;
    if (order === undefined || this.isBusy) return;
    this.isBusy = true;
    const result = await parts.pendingWork.track(parts.changeOrder(order, { kind: 'pack' }));
    this.end(order, result);
    if (result.outcome !== 'failed') await this.goOn();
  }

  /** Goes on to the next order, and leaves this one to pack. */
  async skip(): Promise<void> {
    if (this.isBusy) return;
    this.said = '';
    await this.goOn();
  }

  /** Reads the order at hand. Also retries after a failure. */
  async read(): Promise<void> {
    const order = this.queue[this.place];
    if (order === undefined) return this.next === undefined ? this.finish() : this.queueMore();
    this.status = 'loading';
    const read = await this.parts.pendingWork.track(this.parts.readOrder(order.number));
    if (read.outcome === 'failed') return this.fail(read);
    // Somebody else may have packed it since the run began.
    if (read.outcome === 'unknown' || read.order.status !== 'placed') return this.goOn();
    this.show(read.order);
  }

  retry(): Promise<void> {
    return this.queue.length === 0 ? this.start() : this.read();
  }

  private async goOn(): Promise<void> {
    this.place += 1;
    await this.read();
  }

  /** Reads a page of the orders to pack, and goes on with its first. */
  private async queueMore(): Promise<void> {
    const oldest = { status: 'placed', text: '', isOldestFirst: true } as const;
    const found = await this.parts.pendingWork.track(this.parts.findOrders(oldest, this.next));
    if (found.outcome === 'failed') return this.fail(found);
    this.append(found);
    await this.read();
  }

  private reset(): void {
    this.status = 'loading';
    this.queue = [];
    this.next = undefined;
    this.place = 0;
    this.packed = 0;
    this.said = '';
    this.order = undefined;
  }

  private append({ orders, counts, next }: OrdersPage): void {
    if (this.queue.length === 0) this.total = counts.placed ?? 0;
    this.queue = [...this.queue, ...orders];
    this.next = next;
  }

  private show(order: StaffOrder): void {
    this.order = order;
    this.picked = new Set();
    this.status = 'packing';
  }

  private end({ number }: StaffOrder, result: Awaited<ReturnType<ChangeOrder>>): void {
    this.isBusy = false;
    if (result.outcome === 'changed') this.packed += 1;
    this.said = result.outcome === 'changed' ? `${number} is packed.` : `${number}: ${result.text}`;
  }

  private finish(): void {
    this.order = undefined;
    this.status = 'done';
  }

  private fail({ text }: Failed): void {
    this.status = 'failed';
    this.failure = text;
  }
}
