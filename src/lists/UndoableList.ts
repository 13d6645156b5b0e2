import { actionBound, computed, makeObservable } from 'mobx';
import { holds } from '../../core/domain/lists/holds.ts';
import type { Keyed } from '../../core/domain/lists/inOrder.ts';
import type { OptimisticUpdate } from '../../core/storefront/lists/OptimisticUpdate.ts';
import { type ListStatus, OptimisticList, type OptimisticListParts } from './OptimisticList.ts';
import { RemovalUndo, type Row } from './RemovalUndo.ts';

/** A list of the shopper's own, in which what was removed last can be put back; changes show at once. */
export abstract class UndoableList<Item extends Keyed, Outcome extends { readonly outcome: string }> {
  protected readonly list: OptimisticList<Item, Outcome>;
  private readonly lastRemoval = new RemovalUndo<Item>();
  private readonly puttingBack: (item: Item) => OptimisticUpdate<Item, Outcome>;

  constructor(parts: OptimisticListParts<Item, Outcome>, puttingBack: (item: Item) => OptimisticUpdate<Item, Outcome>) {
    this.list = new OptimisticList(parts);
    this.puttingBack = puttingBack;
    makeObservable<this, 'changeItem'>(this, {
      ...{ items: computed, rows: computed, removed: computed, isEmpty: computed },
      ...{ load: actionBound, empty: actionBound, undoRemoval: actionBound, forgetRemoval: actionBound },
      changeItem: actionBound,
    });
  }

  get items(): readonly Item[] {
    return this.lastRemoval.arranged(this.list.items);
  }

  /** The items, and the place of the one removed last while it can be put back. */
  get rows(): readonly Row<Item>[] {
    return this.lastRemoval.rows(this.items);
  }

  /** What was removed last, while it can be put back. */
  get removed(): Item | undefined {
    return this.lastRemoval.missingFrom(this.items);
  }

  get status(): ListStatus {
    return this.list.status;
  }

  /** Whether the list is known to hold nothing. */
  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  has(key: string): boolean {
    return holds(this.items, key);
  }

  async load(): Promise<void> {
    await this.list.load();
  }

  empty(): void {
    this.list.empty();
    this.lastRemoval.empty();
  }

  /** Puts back what was removed last, where it stood. */
  async undoRemoval(): Promise<void> {
    const removed = this.lastRemoval.takeBack();
    if (removed !== undefined) await this.list.change(this.puttingBack(removed));
  }

  /** From now on the last removal stays. */
  forgetRemoval(): void {
    this.lastRemoval.forget();
  }

  /** Asks for a change to this item; when it takes the item off, that can be undone. */
  protected async changeItem(item: Item, change: OptimisticUpdate<Item, Outcome>): Promise<void> {
    const before = this.items;
    this.forgetRemoval();
    const answered = this.list.change(change);
    if (!this.has(item.key)) this.lastRemoval.note(item, before);
    await answered;
  }
}
