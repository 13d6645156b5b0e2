import type {
  Checkout,
  ConfirmationOutcome,
  ForStoringCheckouts,
  Payment,
} from '../../../core/backend/ports/ForStoringCheckouts.ts';
import type { ShopperRefusal } from '../../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';
import { withoutOrdered } from '../../../core/domain/cart/cartLines.ts';
import { amountDue } from '../../../core/domain/orders/CheckoutDraft.ts';
import { checkoutContents } from '../../../core/domain/orders/checkoutContents.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The checkouts in memory. */
export class MemoryCheckoutStore implements ForStoringCheckouts {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async add(checkout: Checkout, since: Timestamp = 'infinity'): Promise<Checkout> {
    const open = this.#sameOpen(checkout, since);
    if (open === undefined) this.#tables.checkouts.set(checkout.id, structuredClone(checkout));
    return open ?? checkout;
  }

  async sameOpen(
    checkout: Pick<Checkout, 'shopperId' | 'draft' | 'lines'>,
    since: Timestamp,
  ): Promise<Checkout | undefined> {
    return this.#sameOpen(checkout, since);
  }

  async ofShopper(claims: TokenClaims, id: string): Promise<Checkout | ShopperRefusal | 'unknown-checkout'> {
    return this.#tables.asShopper(claims, ({ id: shopperId }) => {
      const checkout = this.#tables.checkouts.get(id);
      return checkout?.shopperId === shopperId ? checkout : 'unknown-checkout';
    });
  }

  async confirm({ paymentId, providerOrderId, amount }: Payment, paidAt: Timestamp): Promise<ConfirmationOutcome> {
    const checkout = [...this.#tables.checkouts.values()].find((each) => each.providerOrderId === providerOrderId);
    if (checkout === undefined) return 'unknown-checkout';
    const rows = this.#tables.orders.filter(
      ({ order }) => order.paymentId === paymentId || order.orderId === checkout.id,
    );
    const isSame = rows.every(({ order }) => order.paymentId === paymentId && order.orderId === checkout.id);
    if (rows.length > 0) return isSame ? 'already-recorded' : 'payment-has-another-order';
    if (amount !== undefined && amount !== amountDue(checkout.draft)) return 'amount-differs';
    this.#record(checkout, paymentId, paidAt);
    return 'recorded';
  }

  async open({ after, before }: { readonly after: Timestamp; readonly before: Timestamp }): Promise<readonly string[]> {
    return this.#unpaid()
      .filter(({ createdAt }) => after <= createdAt && createdAt <= before)
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
      .map(({ providerOrderId }) => providerOrderId);
  }

  #unpaid(): readonly Checkout[] {
    const paid = new Set(this.#tables.orders.map(({ order }) => order.orderId));
    return [...this.#tables.checkouts.values()].filter(({ id }) => !paid.has(id));
  }

  #sameOpen(asked: Pick<Checkout, 'shopperId' | 'draft' | 'lines'>, since: Timestamp): Checkout | undefined {
    const contents = checkoutContents(asked);
    return this.#unpaid()
      .filter((each) => each.shopperId === asked.shopperId && each.createdAt >= since)
      .findLast((each) => checkoutContents(each) === contents);
  }

  #record({ id, shopperId, draft, lines }: Checkout, paymentId: string, paidAt: Timestamp): void {
    const snapshot = { orderedProducts: lines, deliveryAddress: draft.orderAddress, amountPaid: amountDue(draft) };
    this.#tables.orders.push({ shopperId, order: { orderId: id, paymentId, paidAt, ...snapshot } });
    const cart = withoutOrdered(this.#tables.listsOf(shopperId).cart, lines);
    this.#tables.setLists(shopperId, { cart });
  }
}
