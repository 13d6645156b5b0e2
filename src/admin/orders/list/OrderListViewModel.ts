import { makeAutoObservable, observableRef } from 'mobx';
import type { FindOrders } from '../../../../core/admin/orders/FindOrders.ts';
import type { PackOrders } from '../../../../core/admin/orders/PackOrders.ts';
import type { ForReadingOrders, OrderSearch, OrdersPage } from '../../../../core/admin/ports/ForReadingOrders.ts';
import type { SignedInStaff } from '../../../../core/admin/ports/SignedInStaff.ts';
import type { ListedOrder } from '../../../../core/admin/ports/StaffOrder.ts';
import { MOST_COUNTED } from '../../../../core/domain/orders/mostCounted.ts';
import { mayDo } from '../../../../core/domain/staff/adminActions.ts';
import { formatCount } from '../../../../core/domain/text/formatCount.ts';
import { isolated } from '../../../../core/domain/text/isolated.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { PagedSearch } from '../../lists/PagedSearch.ts';
import { type AskAgainParts, askAgain } from '../../live/askAgain.ts';
import type { StaffSessionViewModel } from '../../session/StaffSessionViewModel.ts';
import { searchPath, TABS } from '../orderSearch.ts';
import { type OrderRow, orderRow } from './orderRow.ts';
import { TickedOrders } from './TickedOrders.ts';

export type OrderListParts = AskAgainParts & {
  readonly findOrders: FindOrders;
  readonly packOrders: PackOrders;
  readonly orders: Pick<ForReadingOrders, 'fileUrl'>;
  readonly session: Pick<StaffSessionViewModel, 'staff'>;
  readonly pendingWork: PendingWork;
};

/** The list of orders. What comes in later is told, and shown when it is asked for. */
export class OrderListViewModel {
  readonly pages: PagedSearch<OrderSearch, OrdersPage>;
  readonly ticked: TickedOrders;
  /** The first page as it was asked for last, when it has orders that the list has not. */
  private later: OrdersPage | undefined = undefined;
  /** The orders of the list that another has moved to another state. */
  private moved: ReadonlySet<string> = new Set();
  /** For whom the list was read. */
  private reader: SignedInStaff | undefined = undefined;
  private readonly parts: OrderListParts;

  constructor(parts: OrderListParts) {
    this.parts = parts;
    const { findOrders, packOrders, pendingWork } = parts;
    this.pages = new PagedSearch({
      ...{ find: findOrders, join, pendingWork },
      blank: { search: { text: '' }, page: { orders: [], counts: {} } },
      whenShown: () => this.settle(),
    });
    this.ticked = new TickedOrders({ packOrders, pendingWork, listed: () => this.pages.page.orders });
    makeAutoObservable<this, 'later' | 'moved' | 'reader' | 'parts'>(
      this,
      { pages: false, ticked: false, later: observableRef, moved: observableRef, reader: false, parts: false },
      { autoBind: true },
    );
  }

  /** The address of the list, with its filters. */
  get path(): string {
    return searchPath(this.pages.search);
  }

  /** The URL of all orders of the search as a file; undefined for staff who may not export them. */
  get fileUrl(): string | undefined {
    const { orders, session } = this.parts;
    const may = session.staff !== undefined && mayDo(session.staff.role, 'orders.export');
    return may ? orders.fileUrl(this.pages.search) : undefined;
  }

  get tabs() {
    const { page, search } = this.pages;
    const { counts } = page;
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return TABS.map(({ label, status }) => ({
      label,
      path: searchPath({ status, text: search.text }),
      count: countText(status === undefined ? all : (counts[status] ?? 0)),
      isCurrent: status === search.status,
    }));
  }

  get rows(): readonly OrderRow[] {
    return this.pages.page.orders.map((order) =>
      orderRow(order, { isTicked: this.ticked.has(order.id), isMoved: this.moved.has(order.id) }),
    );
  }

  /** What the button that shows the newer orders says, such as `3 new`; empty while there are none. */
  get newText(): string {
    const count = this.later === undefined ? 0 : unknownOf(this.pages.page, this.later).length;
    if (this.later === undefined || count === 0) return '';
    return `${count}${count === this.later.orders.length && this.later.next !== undefined ? '+' : ''} new`;
  }

  /** What an empty list says. */
  get emptyText(): string {
    const tab = this.tabs.find(({ isCurrent }) => isCurrent)?.label ?? 'All';
    const { text } = this.pages.search;
    if (text !== '') return `No order matches “${isolated(text)}”${tab === 'All' ? '' : ` in ${tab}`}`;
    return tab === 'To pack' ? 'Nothing to pack' : tab === 'All' ? 'No orders yet' : `No order is ${tab.toLowerCase()}`;
  }

  /** The address that searches all orders for the same text; undefined where that is done already. */
  get searchAllPath(): string | undefined {
    const { status, text } = this.pages.search;
    return status === undefined || text === '' ? undefined : searchPath({ text });
  }

  /** Follows the address of the list, and asks again while it is looked at. Returns a function that stops it. */
  follow(search: OrderSearch): () => void {
    const { pages, parts } = this;
    if (this.reader !== parts.session.staff) this.forget();
    const isSame = search.status === pages.search.status && search.text === pages.search.text;
    if (isSame && pages.status === 'ready') void this.askAgain();
    else void pages.find(search);
    return askAgain(parts, this.askAgain);
  }

  /** Shows the orders that have come in since. */
  showNew(): void {
    if (this.later !== undefined) this.pages.show(this.later);
  }

  /** Packs the ticked orders, and shows the list as it is then. */
  async packTicked(): Promise<void> {
    if (this.ticked.isPacking) return;
    await this.ticked.pack();
    await this.pages.load();
  }

  /** What somebody else has read is not for the present member of staff. */
  private forget(): void {
    this.reader = this.parts.session.staff;
    this.pages.clear();
    this.settle();
  }

  private askAgain(): Promise<void> {
    return this.pages.askAgain(this.compare);
  }

  /** What was told of the list before it was read anew is told no longer. */
  private settle(): void {
    this.later = undefined;
    this.moved = new Set();
    this.ticked.keepListed();
  }

  /** Takes over the counts and states of what is listed; moves no row. */
  private compare(found: OrdersPage): void {
    const { page } = this.pages;
    const now = new Map(found.orders.map((order) => [order.id, order]));
    const oldest = found.next === undefined ? '' : (found.orders.at(-1)?.placedAt ?? '');
    const isGone = ({ id, placedAt }: ListedOrder) => !now.has(id) && placedAt > oldest;
    this.moved = new Set(page.orders.filter(isGone).map(({ id }) => id));
    this.pages.update({
      ...page,
      counts: found.counts,
      orders: page.orders.map((order) => now.get(order.id) ?? order),
    });
    this.later = unknownOf(page, found).length > 0 ? found : undefined;
  }
}

function join({ next: _, ...page }: OrdersPage, found: OrdersPage): OrdersPage {
  const { counts, next } = found;
  return { counts, orders: [...page.orders, ...unknownOf(page, found)], ...(next !== undefined && { next }) };
}

/** Returns the orders of a newer page that the list has not: those behind its last one are on a further page. */
function unknownOf({ orders, next }: OrdersPage, newer: OrdersPage): readonly ListedOrder[] {
  const known = new Set(orders.map(({ id }) => id));
  const oldest = next === undefined ? '' : (orders.at(-1)?.placedAt ?? '');
  return newer.orders.filter(({ id, placedAt }) => !known.has(id) && placedAt >= oldest);
}

/** Returns a count; above those that the back-end counts, how many there are at least. */
function countText(count: number): number | string {
  return count > MOST_COUNTED ? `${formatCount(MOST_COUNTED)}+` : count;
}
