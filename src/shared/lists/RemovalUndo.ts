import { makeAutoObservable, observableRef } from 'mobx';
import { includesKey } from '../../../core/domain/lists/includesKey.ts';
import { type Keyed, sortByKeys } from '../../../core/domain/lists/sortByKeys.ts';
import type { ListOutcome, ShopperList } from '../../../core/storefront/lists/OptimisticUpdate.ts';

/** A row of a list: an item, or the place of one that was removed and can be put back. */
export type Row<Item> = { readonly kind: 'item' | 'removed'; readonly item: Item };

/** Puts an item back before the one with the key `before`; at the end without one. */
type PutBack<Item> = (item: Item, before: string | undefined) => Promise<ListOutcome<Item>>;

type Removal<Item> = { readonly item: Item; readonly order: readonly string[] };

/**
 * The item removed last from a list, and its position, so that the removal can be undone. A back-end that knows only the specified calls
 * puts an item back at the end: this class keeps its former position while the shop is open.
 */
export class RemovalUndo<Item extends Keyed> {
  private removal: Removal<Item> | undefined = undefined;
  private order: readonly string[] = [];
  private readonly list: Pick<ShopperList<Item>, 'items'>;
  private readonly putBack: PutBack<Item>;

  constructor(list: Pick<ShopperList<Item>, 'items'>, putBack: PutBack<Item>) {
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
    const { outcome } = await this.putBack(removal.item, this.nextOf(removal));
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

  /** The key of the item that follows the removed one in the list. */
  private nextOf({ item, order }: Removal<Item>): string | undefined {
    return order.slice(order.indexOf(item.key) + 1).find((key) => includesKey(this.list.items, key));
  }

  private offer(removal: Removal<Item>): void {
    this.removal = removal;
  }
}

function itemRow<Item>(item: Item): Row<Item> {
  return { kind: 'item', item };
}
