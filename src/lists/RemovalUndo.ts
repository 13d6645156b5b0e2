import { makeAutoObservable, observableRef } from 'mobx';
import { inOrder, type Keyed } from '../../core/domain/lists/inOrder.ts';

/** A place in a list: an item of it, or where one stood that can still be put back. */
export type Row<Item> = { readonly kind: 'item' | 'removed'; readonly item: Item };

/**
 * What was removed from a list last, and where it stood, so that it can be put back there. The back-end puts an item back at
 * the end: where it stood is remembered here for as long as the shop is open.
 */
export class RemovalUndo<Item extends Keyed> {
  private removed: { readonly item: Item; readonly order: readonly string[] } | undefined = undefined;
  private order: readonly string[] = [];

  constructor() {
    makeAutoObservable<this, 'removed' | 'order'>(
      this,
      { removed: observableRef, order: observableRef },
      { autoBind: true },
    );
  }

  /** The items, those that were put back at their old places. */
  arranged(items: readonly Item[]): readonly Item[] {
    return inOrder(items, this.order);
  }

  /** The arranged items, and among them the place of the one removed last, unless it is there again. */
  rows(arranged: readonly Item[]): readonly Row<Item>[] {
    const item = this.missingFrom(arranged);
    if (item === undefined) return arranged.map(itemRow);
    return inOrder([...arranged, item], this.removed?.order ?? []).map((one) =>
      one === item ? { kind: 'removed', item } : itemRow(one),
    );
  }

  /** The item removed last, unless it is there again. */
  missingFrom(items: readonly Item[]): Item | undefined {
    const item = this.removed?.item;
    return items.some(({ key }) => key === item?.key) ? undefined : item;
  }

  /** Remembers the item and how the list stood before it went. */
  note(item: Item, before: readonly Item[]): void {
    this.removed = { item, order: before.map(({ key }) => key) };
  }

  /** Gives back what was removed last, for its old place; undefined when there is nothing to give. */
  takeBack(): Item | undefined {
    const { removed } = this;
    if (removed !== undefined) this.order = removed.order;
    this.removed = undefined;
    return removed?.item;
  }

  /** From now on nothing can be put back. */
  forget(): void {
    this.removed = undefined;
  }

  /** Forgets the places of what was put back as well. */
  empty(): void {
    this.forget();
    this.order = [];
  }
}

function itemRow<Item>(item: Item): Row<Item> {
  return { kind: 'item', item };
}
