import { matchPath } from 'react-router-dom';
import type { StaffCancelReason } from '../../../../core/domain/orders/staffCancelReasons.ts';
import { statusWord } from '../../../../src/admin/orders/orderWords.ts';
import { ORDER } from '../../../../src/admin/orders/pageTokens.ts';
import { paths } from '../../../../src/admin/paths/paths.ts';
import type { Pieces } from '../../contracts/admin/AdminBackEndDriver.ts';
import type { OrderDriver, OrderStepName } from '../../contracts/admin/AdminDrivers.ts';
import { type AdminTab, said } from './AdminTab.ts';

/** How long after a choice the refund is previewed, at most, in ms. */
const PREVIEWED_MS = 1000;

/** The page of an order, by its view-model. */
export class ViewModelOrder implements OrderDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Order', () => this.#order);
  }

  async state(): Promise<string> {
    return statusWord(this.#view.status);
  }

  async steps(): Promise<readonly OrderStepName[]> {
    return this.#order.steps;
  }

  async lines(): Promise<readonly string[]> {
    return this.#view.lines.map(({ name, size, quantity }) => `${name}, ${size} × ${quantity}`);
  }

  async pack(): Promise<void> {
    this.#expect('pack');
    await this.#order.pack();
  }

  async deliver(): Promise<void> {
    this.#expect('deliver');
    await this.#order.deliver();
  }

  async ship({ carrier, trackingNumber, pieces }: Parameters<OrderDriver['ship']>[0]): Promise<void> {
    this.#expect('ship');
    const order = this.#order;
    order.open('ship');
    order.parcel.change('carrier', carrier);
    order.parcel.change('trackingNumber', trackingNumber);
    if (pieces !== undefined) {
      const left = this.#view.open.map(({ sku, name }) => [sku, quantityOf(pieces, name)]);
      order.parcel.change('quantities', Object.fromEntries(left));
    }
    await order.parcel.submit();
  }

  async cancel({ reason, refund }: { readonly reason: StaffCancelReason | ''; readonly refund: boolean }) {
    this.#expect('cancel');
    const order = this.#order;
    order.open('cancel');
    order.cancellation.change('reason', reason);
    order.cancellation.change('refund', refund);
    await order.cancellation.submit();
  }

  async chooseRefund(what: Parameters<OrderDriver['chooseRefund']>[0]): Promise<void> {
    this.#expect('refund');
    const order = this.#order;
    order.open('refund');
    if ('amount' in what) {
      order.refund.change('by', 'amount');
      order.refund.change('amount', what.amount);
    } else {
      const left = order.refund.lines.map(({ sku, name }) => [sku, quantityOf(what.pieces, name)]);
      order.refund.change('quantities', Object.fromEntries(left));
    }
    this.#tab.clock.advance(PREVIEWED_MS);
  }

  async refundPreview(): Promise<string> {
    const { goesBack, fault } = this.#order.refund;
    return goesBack === undefined ? fault : `${goesBack} goes back to the shopper`;
  }

  async refund(reason: string): Promise<void> {
    const { refund, dialog } = this.#order;
    if (dialog !== 'refund') throw new Error('No refund is open');
    refund.change('reason', reason);
    await refund.form.submit();
  }

  async complaints(): Promise<readonly string[]> {
    const { dialog, parcel, cancellation, refund, note, alert } = this.#order;
    const form = { ship: parcel, cancel: cancellation, refund: refund.form, print: undefined }[dialog ?? 'print'];
    const errors: readonly (string | undefined)[] = Object.values(form?.errors ?? note.errors);
    return said(...errors, form?.refusal ?? note.refusal, alert);
  }

  async note(text: string): Promise<void> {
    const { note } = this.#order;
    note.change('text', text);
    await note.submit();
  }

  async timeline(): Promise<readonly string[]> {
    return this.#view.timeline.map(({ what, actor, note }) => `${what} by ${actor}${note ? `: ${note}` : ''}`);
  }

  async paid(): Promise<string> {
    return this.#view.money?.paid ?? '';
  }

  async refunds(): Promise<readonly string[]> {
    return (this.#view.money?.refunds ?? []).map(({ amount, status }) => `${amount} ${status}`);
  }

  async parcels(): Promise<readonly string[]> {
    return this.#view.parcels.map(
      ({ carrier, trackingNumber, pieces }) => `${carrier} ${trackingNumber}: ${pieces.join(', ')}`,
    );
  }

  get #order() {
    const number = matchPath(paths.anyOrder, this.#tab.address.pathname)?.params.number ?? '';
    return this.#tab.on('Order', ORDER, (order) => order.follow(number));
  }

  get #view() {
    const { view, status } = this.#order;
    if (view === undefined) throw new Error(`The order is ${status}`);
    return view;
  }

  /** Fails where the page offers no such step. */
  #expect(step: OrderStepName): void {
    if (!this.#order.steps.includes(step)) throw new Error(`The page does not offer to ${step} the order`);
  }
}

function quantityOf(pieces: readonly Pieces[], name: string): number {
  return pieces.find(({ product }) => name === product || name.startsWith(`${product},`))?.quantity ?? 0;
}
