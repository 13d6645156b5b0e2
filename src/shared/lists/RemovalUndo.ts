import { makeAutoObservable, observableRef } from 'mobx';
import { includesKey } from '../../../core/domain/lists/includesKey.ts';
import { type Keyed, sortByKeys } from '../../../core/domain/lists/sortByKeys.ts';
import type { ListOutcome, ShopperList } from '../../../core/storefront/lists/OptimisticUpdate.ts';

/** A row of a list: an item, or the place of one that was removed and can be put back. */
export type Row<Item> = { readonly kind: 'item' | 'removed'; readonly item: Item };

type Removal<Item> = { readonly item: Item; readonly order: readonly string[] };

/**
 * The item removed last from a list, and its position, so that the removal can be undone. The back-end puts an item back at
 * the end: this class keeps its former position while the shop is open.
 */
export class RemovalUndo<Item extends Keyed> {
  private removal: Removal<Item> | undefined = undefined;
  private order: readonly string[] = [];
  private readonly list: Pick<ShopperList<Item>, 'items'>;
  private readonly putBack: (item: Item) => Promise<ListOutcome<Item>>;

  constructor(list: Pick<ShopperList<Item>, 'items'>, putBack: (item: Item) => Promise<ListOutcome<Item>>) {
    this.list = list;
    this.putBack = putBack;
    makeAutoObservable<this, 'removal' | 'order' | 'list' | 'putBack'>(
      this,
      { removal: observableRef, order: observableRef, list: false, putBack: false },
      { autoBind: true },
    );
  }

  /** The list's items, those that were put back at their former positions. */
  get items(): readonly Item[] {
    return sortByKeys(this.list.items, this.order);
  }

  /** The items, and among them the position of the one removed last while it can be put back. */
  get rows(): readonly Row<Item>[] {
    const { removed } = this;
    if (removed === undefined) return this.items.map(itemRow);
    return sortByKeys([...this.items, removed], this.removal?.order ?? []).map((item) =>
      item === removed ? { kind: 'removed', item } : itemRow(item),
    );
  }

  /** The item removed last, while it can be put back. */
  get removed(): Item | undefined {
    const item = this.removal?.item;
    return item === undefined || includesKey(this.items, item.key) ? undefined : item;
  }

  /** Runs a change of the item; when that removes the item, it can be undone. */
  async watch<Outcome>(item: Item, change: () => Promise<Outcome>): Promise<Outcome> {
    const before = this.items;
    this.forget();
    const changing = change();
    if (!includesKey(this.items, item.key)) this.offer({ item, order: before.map(({ key }) => key) });
    return changing;
  }

  /** Puts back the item removed last. When that does not get through, it is offered again. */
  async undo(): Promise<void> {
    const { removal } = this;
    if (removal === undefined) return;
    this.order = removal.order;
    this.forget();
    const { outcome } = await this.putBack(removal.item);
    const isLost = outcome === 'unreachable' || outcome === 'overdue' || outcome === 'failed';
    if (isLost && this.removal === undefined) this.offer(removal);
  }

  /** Ends the chance to undo the last removal. */
  forget(): void {
    this.removal = undefined;
  }

  /** Forgets the positions of what was put back as well. */
  reset(): void {
    this.forget();
    this.order = [];
  }

  private offer(removal: Removal<Item>): void {
    this.removal = removal;
  }
}

function itemRow<Item>(item: Item): Row<Item> {
  return { kind: 'item', item };
}
