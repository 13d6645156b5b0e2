import { makeAutoObservable, observableRef } from 'mobx';
import type { OrderDetails } from '../../../../core/domain/orders/OrderDetails.ts';
import type { ReturnReason } from '../../../../core/domain/returns/Return.ts';
import type { ForGeneratingIds } from '../../../../core/storefront/ports/browser/ForGeneratingIds.ts';
import type { ReturnedLine } from '../../../../core/storefront/ports/orders/ForFollowingOrders.ts';
import { type ReturnableView, returnableView } from './returnView.ts';

/** What a shopper has chosen about a line. */
export type ReturnChoice = {
  readonly quantity: number;
  /** Empty while it is not chosen. */
  readonly reason: ReturnReason | '';
  /** The size that she wants instead; empty for money. */
  readonly instead: string;
};

type Parts = {
  readonly ids: ForGeneratingIds;
  /** Asks for the return. Resolves with why it is refused, if it is. */
  send(lines: readonly ReturnedLine[], idempotencyKey: string): Promise<string | undefined>;
};

const NOTHING: ReturnChoice = { quantity: 0, reason: '', instead: '' };

/** The form in which a shopper says which pieces come back. */
export class ReturnForm {
  isOpen = false;
  isBusy = false;
  /** Why the shop refuses it. */
  refusal = '';
  private order: OrderDetails | undefined = undefined;
  private choices: Readonly<Record<string, ReturnChoice>> = {};
  private isChecked = false;
  /** Names the request, so that one whose answer was lost is not made twice. Another request has another. */
  private idempotencyKey = '';
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'order' | 'choices' | 'parts' | 'idempotencyKey'>(
      this,
      { order: observableRef, choices: observableRef, parts: false, idempotencyKey: false },
      { autoBind: true },
    );
  }

  get lines(): readonly (ReturnableView & ReturnChoice & { readonly fault: string | undefined })[] {
    const rows = this.order === undefined ? [] : returnableView(this.order);
    return rows.map((row) => {
      const choice = this.choices[row.key] ?? NOTHING;
      const isMissing = this.isChecked && choice.quantity > 0 && choice.reason === '';
      return { ...row, ...choice, fault: isMissing ? 'Say why it comes back' : undefined };
    });
  }

  /** What is wrong with the whole form, once it was sent; empty when nothing is. */
  get fault(): string {
    if (this.refusal !== '') return this.refusal;
    return this.isChecked && this.chosen.length === 0 ? 'Choose at least one piece' : '';
  }

  open(order: OrderDetails): void {
    this.order = order;
    const [only, second] = order.returnable;
    const isOnePiece = only?.quantity === 1 && second === undefined;
    this.choices = isOnePiece && only !== undefined ? { [only.key]: { ...NOTHING, quantity: 1 } } : {};
    this.refusal = '';
    this.isChecked = false;
    this.renewKey();
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  change(key: string, changes: Partial<ReturnChoice>): void {
    this.choices = { ...this.choices, [key]: { ...NOTHING, ...this.choices[key], ...changes } };
    this.refusal = '';
    this.renewKey();
  }

  async submit(): Promise<void> {
    this.isChecked = true;
    if (this.isBusy || this.chosen.length === 0 || this.lines.some(({ fault }) => fault !== undefined)) return;
    this.isBusy = true;
    const refusal = await this.parts.send(this.chosen, this.idempotencyKey);
    this.end(refusal);
  }

  private get chosen(): readonly ReturnedLine[] {
    return this.lines.flatMap(({ key, quantity, reason, instead }) => {
      if (quantity === 0) return [];
      const { sizes = [] } = this.order?.returnable.find((line) => line.key === key) ?? {};
      const exchangeFor = sizes.find(({ size }) => size === instead)?.key;
      return [{ key, quantity, reason: reason || 'other', ...(exchangeFor !== undefined && { exchangeFor }) }];
    });
  }

  private end(refusal: string | undefined): void {
    this.isBusy = false;
    this.refusal = refusal ?? '';
    this.isOpen = refusal !== undefined;
  }

  private renewKey(): void {
    this.idempotencyKey = this.parts.ids.generate();
  }
}
