import { makeAutoObservable, observableRef } from 'mobx';
import type { PackOrders } from '../../../../core/admin/orders/PackOrders.ts';
import type { ListedOrder } from '../../../../core/admin/ports/StaffOrder.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { counted } from '../orderWords.ts';

export type TickedOrdersParts = {
  /** Returns the orders that are listed. */
  readonly listed: () => readonly ListedOrder[];
  readonly packOrders: PackOrders;
  readonly pendingWork: PendingWork;
};

/** What has become of the ticked orders. */
export type TickedResult = { readonly done: string; readonly kept: readonly string[] };

/** The orders of the list that are ticked, and what is done with all of them. */
export class TickedOrders {
  isPacking = false;
  result: TickedResult | undefined = undefined;
  private ids: ReadonlySet<string> = new Set();
  private readonly parts: TickedOrdersParts;

  constructor(parts: TickedOrdersParts) {
    this.parts = parts;
    makeAutoObservable<this, 'ids' | 'parts'>(
      this,
      { result: observableRef, ids: observableRef, parts: false },
      { autoBind: true },
    );
  }

  /** The ticked orders, as they stand in the list. */
  get orders(): readonly ListedOrder[] {
    return this.parts.listed().filter(({ id }) => this.ids.has(id));
  }

  get areAll(): boolean {
    return this.orders.length > 0 && this.orders.length === this.parts.listed().length;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  tick(id: string): void {
    const ids = new Set(this.ids);
    if (!ids.delete(id)) ids.add(id);
    this.ids = ids;
  }

  /** Ticks all orders, or none when all are ticked. */
  tickAll(): void {
    this.ids = new Set(this.areAll ? [] : this.parts.listed().map(({ id }) => id));
  }

  /** Unticks what is no longer listed. */
  keepListed(): void {
    this.ids = new Set(this.orders.map(({ id }) => id));
  }

  /** Packs the ticked orders, and tells which ones somebody else had changed. */
  async pack(): Promise<void> {
    if (this.isPacking) return;
    this.begin();
    const { packed, kept, failed } = await this.parts.pendingWork.track(this.parts.packOrders(this.orders));
    const done = packed.length === 0 ? 'No order was packed.' : `${counted(packed.length, 'order')} packed.`;
    this.tell({
      done,
      kept: [...kept.map(({ number, text }) => `${number}: ${text}`), ...(failed ? [failed.text] : [])],
    });
    // Those that were not tried stay ticked.
    this.untick([...packed, ...kept]);
  }

  dismissResult(): void {
    this.result = undefined;
  }

  private begin(): void {
    this.isPacking = true;
    this.result = undefined;
  }

  private tell(result: TickedResult): void {
    this.isPacking = false;
    this.result = result;
  }

  private untick(orders: readonly Pick<ListedOrder, 'id'>[]): void {
    const done = new Set(orders.map(({ id }) => id));
    this.ids = new Set([...this.ids].filter((id) => !done.has(id)));
  }
}
