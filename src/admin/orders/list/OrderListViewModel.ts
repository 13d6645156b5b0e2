import { makeAutoObservable, observableRef } from 'mobx';
import type { Failed } from '../../../../core/admin/calls/attemptCall.ts';
import type { FindOrders } from '../../../../core/admin/orders/FindOrders.ts';
import type { PackOrders } from '../../../../core/admin/orders/PackOrders.ts';
import type { ForReadingOrders, OrderSearch, OrdersPage } from '../../../../core/admin/ports/ForReadingOrders.ts';
import type { SignedInStaff } from '../../../../core/admin/ports/SignedInStaff.ts';
import type { ListedOrder } from '../../../../core/admin/ports/StaffOrder.ts';
import { MOST_COUNTED } from '../../../../core/domain/orders/mostCounted.ts';
import { mayDo } from '../../../../core/domain/staff/adminActions.ts';
import { isolated } from '../../../../core/domain/text/isolated.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { type AskAgainParts, askAgain } from '../../live/askAgain.ts';
import type { StaffSessionViewModel } from '../../session/StaffSessionViewModel.ts';
import { searchPath, TABS } from '../orderSearch.ts';
import { counted } from '../orderWords.ts';
import { type OrderRow, orderRow } from './orderRow.ts';

export type OrderListParts = AskAgainParts & {
  readonly findOrders: FindOrders;
  readonly packOrders: PackOrders;
  readonly orders: Pick<ForReadingOrders, 'fileUrl'>;
  readonly session: Pick<StaffSessionViewModel, 'staff'>;
  readonly pendingWork: PendingWork;
};

/** What has become of the ticked orders. */
export type TickedResult = { readonly done: string; readonly kept: readonly string[] };

/** The list of orders. What comes in later is told, and shown when it is asked for. */
export class OrderListViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Whether the rows are those of an earlier search. */
  isSearching = false;
  isLoadingMore = false;
  isPacking = false;
  /** Why the last call failed; empty while none has. */
  failure = '';
  result: TickedResult | undefined = undefined;
  private search: OrderSearch = { text: '' };
  private page: OrdersPage = { orders: [], counts: {} };
  /** The first page as it was asked for last, when it has orders that the list has not. */
  private later: OrdersPage | undefined = undefined;
  private ticked: ReadonlySet<string> = new Set();
  /** The orders of the list that another has moved to another state. */
  private moved: ReadonlySet<string> = new Set();
  /** For whom the list was read. */
  private reader: SignedInStaff | undefined = undefined;
  /** Counts the searches: answers to earlier ones are ignored. */
  private generation = 0;
  private readonly parts: OrderListParts;

  constructor(parts: OrderListParts) {
    this.parts = parts;
    const refs = { search: observableRef, page: observableRef, later: observableRef, result: observableRef };
    const sets = { ticked: observableRef, moved: observableRef };
    makeAutoObservable<this, 'search' | 'page' | 'later' | 'ticked' | 'moved' | 'reader' | 'generation' | 'parts'>(
      this,
      { ...refs, ...sets, reader: false, generation: false, parts: false },
      { autoBind: true },
    );
  }

  /** The address of the list, with its filters. */
  get path(): string {
    return searchPath(this.search);
  }

  /** The URL of all orders of the search as a file; undefined for staff who may not export them. */
  get fileUrl(): string | undefined {
    const { orders, session } = this.parts;
    const may = session.staff !== undefined && mayDo(session.staff.role, 'orders.export');
    return may ? orders.fileUrl(this.search) : undefined;
  }

  get tabs() {
    const { counts } = this.page;
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return TABS.map(({ label, status }) => ({
      label,
      path: searchPath({ status, text: this.search.text }),
      count: countText(status === undefined ? all : (counts[status] ?? 0)),
      isCurrent: status === this.search.status,
    }));
  }

  get rows(): readonly OrderRow[] {
    return this.page.orders.map((order) =>
      orderRow(order, { isTicked: this.ticked.has(order.id), isMoved: this.moved.has(order.id) }),
    );
  }

  get hasMore(): boolean {
    return this.page.next !== undefined;
  }

  /** The ticked orders, as they stand in the list. */
  get tickedOrders(): readonly ListedOrder[] {
    return this.page.orders.filter(({ id }) => this.ticked.has(id));
  }

  get areAllTicked(): boolean {
    return this.page.orders.length > 0 && this.tickedOrders.length === this.page.orders.length;
  }

  /** What the button that shows the newer orders says, such as `3 new`; empty while there are none. */
  get newText(): string {
    const count = this.later === undefined ? 0 : unknownOf(this.page, this.later).length;
    if (this.later === undefined || count === 0) return '';
    return `${count}${count === this.later.orders.length && this.later.next !== undefined ? '+' : ''} new`;
  }

  /** What an empty list says. */
  get emptyText(): string {
    const tab = this.tabs.find(({ isCurrent }) => isCurrent)?.label ?? 'All';
    if (this.search.text !== '')
      return `No order matches “${isolated(this.search.text)}”${tab === 'All' ? '' : ` in ${tab}`}`;
    return tab === 'To pack' ? 'Nothing to pack' : tab === 'All' ? 'No orders yet' : `No order is ${tab.toLowerCase()}`;
  }

  /** The address that searches all orders for the same text; undefined where that is done already. */
  get searchAllPath(): string | undefined {
    const { status, text } = this.search;
    return status === undefined || text === '' ? undefined : searchPath({ text });
  }

  /** Follows the address of the list, and asks again while it is looked at. Returns a function that stops it. */
  follow(search: OrderSearch): () => void {
    if (this.reader !== this.parts.session.staff) this.forget();
    const isSame = search.status === this.search.status && search.text === this.search.text;
    this.search = search;
    if (isSame && this.status === 'ready') void this.askAgain();
    else void this.load();
    return askAgain(this.parts, this.askAgain);
  }

  /** What somebody else has read is not for the present member of staff. */
  private forget(): void {
    this.reader = this.parts.session.staff;
    this.page = { orders: [], counts: {} };
    this.later = undefined;
    this.ticked = new Set();
    this.status = 'loading';
  }

  /** Loads the first page. Also retries after a failure. */
  async load(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    if (this.status === 'failed') this.status = 'loading';
    this.isSearching = true;
    const found = await this.parts.pendingWork.track(this.parts.findOrders(this.search));
    if (generation !== this.generation) return;
    if (found.outcome === 'failed') this.fail(found);
    else this.show(found);
  }

  async loadMore(): Promise<void> {
    const { generation } = this;
    const { next } = this.page;
    if (next === undefined || this.isLoadingMore) return;
    this.isLoadingMore = true;
    const found = await this.parts.pendingWork.track(this.parts.findOrders(this.search, next));
    if (generation === this.generation) this.append(found);
  }

  /** Shows the orders that have come in since. */
  showNew(): void {
    if (this.later !== undefined) this.show(this.later);
  }

  tick(id: string): void {
    const ticked = new Set(this.ticked);
    if (!ticked.delete(id)) ticked.add(id);
    this.ticked = ticked;
  }

  /** Ticks all rows, or none when all are ticked. */
  tickAll(): void {
    this.ticked = new Set(this.areAllTicked ? [] : this.page.orders.map(({ id }) => id));
  }

  /** Packs the ticked orders, and tells which ones somebody else had changed. */
  async packTicked(): Promise<void> {
    if (this.isPacking) return;
    this.isPacking = true;
    this.result = undefined;
    const { packed, kept, failed } = await this.parts.pendingWork.track(this.parts.packOrders(this.tickedOrders));
    const done = packed.length === 0 ? 'No order was packed.' : `${counted(packed.length, 'order')} packed.`;
    this.tell({
      done,
      kept: [...kept.map(({ number, text }) => `${number}: ${text}`), ...(failed ? [failed.text] : [])],
    });
    // Those that were not tried stay ticked.
    this.untick([...packed, ...kept]);
    await this.load();
  }

  private untick(orders: readonly Pick<ListedOrder, 'id'>[]): void {
    const done = new Set(orders.map(({ id }) => id));
    this.ticked = new Set([...this.ticked].filter((id) => !done.has(id)));
  }

  private tell(result: TickedResult): void {
    this.isPacking = false;
    this.result = result;
  }

  dismissResult(): void {
    this.result = undefined;
  }

  /** Asks for the first page again. A failure is of no interest: it is asked for again. */
  private async askAgain(): Promise<void> {
    const { generation } = this;
    if (this.isSearching || this.status !== 'ready') return;
    const found = await this.parts.findOrders(this.search);
    if (generation !== this.generation) return;
    if (found.outcome !== 'failed') this.compare(found);
  }

  private show(page: OrdersPage): void {
    this.generation += 1;
    this.page = page;
    this.later = undefined;
    this.moved = new Set();
    this.status = 'ready';
    this.failure = '';
    this.isSearching = false;
    this.isLoadingMore = false;
    const here = new Set(page.orders.map(({ id }) => id));
    this.ticked = new Set([...this.ticked].filter((id) => here.has(id)));
  }

  private append(found: Awaited<ReturnType<FindOrders>>): void {
    this.isLoadingMore = false;
    if (found.outcome === 'failed') {
      this.failure = found.text;
      return;
    }
    this.failure = '';
    const { next: _, ...page } = this.page;
    const further = unknownOf(page, found);
    this.page = {
      ...page,
      counts: found.counts,
      orders: [...page.orders, ...further],
      ...(found.next && { next: found.next }),
    };
  }

  /** Takes over the counts and states of what is listed; moves no row. */
  private compare(found: OrdersPage): void {
    const now = new Map(found.orders.map((order) => [order.id, order]));
    const oldest = found.next === undefined ? '' : (found.orders.at(-1)?.placedAt ?? '');
    const isGone = ({ id, placedAt }: ListedOrder) => !now.has(id) && placedAt > oldest;
    this.moved = new Set(this.page.orders.filter(isGone).map(({ id }) => id));
    const orders = this.page.orders.map((order) => now.get(order.id) ?? order);
    this.page = { ...this.page, counts: found.counts, orders };
    this.later = unknownOf(this.page, found).length > 0 ? found : undefined;
  }

  private fail(failed: Failed): void {
    this.isSearching = false;
    this.status = 'failed';
    this.failure = failed.text;
  }
}

/** Returns the orders of a newer page that the list has not: those behind its last one are on a further page. */
function unknownOf({ orders, next }: OrdersPage, newer: OrdersPage): readonly ListedOrder[] {
  const known = new Set(orders.map(({ id }) => id));
  const oldest = next === undefined ? '' : (orders.at(-1)?.placedAt ?? '');
  return newer.orders.filter(({ id, placedAt }) => !known.has(id) && placedAt >= oldest);
}

/** Returns a count; above those that the back-end counts, how many there are at least. */
function countText(count: number): number | string {
  return count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en-IN')}+` : count;
}
