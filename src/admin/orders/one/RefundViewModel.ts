import { makeAutoObservable, observableRef } from 'mobx';
import type { RefundOrder } from '../../../../core/admin/orders/RefundOrder.ts';
import { refundableAmount, refundablePieces } from '../../../../core/admin/orders/refundablePieces.ts';
import type { RefundErrors, RefundFields } from '../../../../core/admin/orders/refundFields.ts';
import type { StaffOrder } from '../../../../core/admin/ports/StaffOrder.ts';
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import type { Paise } from '../../../../core/domain/money/Paise.ts';
import { AccountForm, type AccountFormContext } from '../../../shared/forms/AccountForm.ts';

/** How long nothing is typed before the back-end is asked what would go back, in milliseconds. */
const PREVIEW_AFTER_MS = 250;

type Done = { readonly outcome: 'done' };

export type RefundParts = AccountFormContext & {
  readonly previewRefund: RefundOrder;
  readonly refundOrder: RefundOrder;
  readonly whenRefunded: () => void;
};

const BLANK: RefundFields = { by: 'pieces', quantities: {}, amount: '', restock: true, reason: '' };

/** The form of a refund. Nothing is refunded whose amount was not shown. */
export class RefundViewModel {
  readonly form: AccountForm<RefundFields, Done>;
  /** Why nothing would go back; empty while something would, or while nothing is chosen. */
  fault = '';
  /** What would go back for the present fields, in paise. */
  private amount: Paise | undefined = undefined;
  private order: StaffOrder | undefined = undefined;
  private cancelTimer = () => {};
  /** Counts the previews: answers to earlier ones are ignored. */
  private generation = 0;
  private readonly parts: RefundParts;

  constructor(parts: RefundParts) {
    this.parts = parts;
    this.form = new AccountForm<RefundFields, Done>({
      ...{ pendingWork: parts.pendingWork, clock: parts.clock, blank: BLANK },
      attempt: (fields) => this.attempt(fields),
      whenDone: () => parts.whenRefunded(),
    });
    makeAutoObservable<this, 'order' | 'cancelTimer' | 'generation' | 'parts'>(
      this,
      { form: false, order: observableRef, cancelTimer: false, generation: false, parts: false },
      { autoBind: true },
    );
  }

  /** What the payment has left, such as `₹499`. */
  get left(): string {
    return this.order === undefined ? '' : formatMoney(refundableAmount(this.order));
  }

  /** The lines of which pieces are left to be refunded. */
  get lines() {
    const { order } = this;
    if (order === undefined) return [];
    return refundablePieces(order).flatMap(({ sku, quantity }) => {
      const line = order.lines.find((each) => each.sku === sku);
      return line === undefined ? [] : [{ sku, name: line.name, size: line.size, most: quantity }];
    });
  }

  /** What would go back, such as `₹499.20`; undefined until the back-end has told. */
  get goesBack(): string | undefined {
    return this.amount === undefined ? undefined : formatMoney(this.amount);
  }

  /** Opens the form for an order, with nothing chosen. */
  begin(order: StaffOrder): void {
    this.order = order;
    this.form.reset();
    this.forget();
    if (this.lines.length === 0) this.form.change('by', 'amount');
  }

  end(): void {
    this.forget();
  }

  change<Field extends keyof RefundFields>(field: Field, value: RefundFields[Field]): void {
    this.form.change(field, value);
    if (field === 'reason' || field === 'restock') return;
    this.forget();
    this.cancelTimer = this.parts.clock.after(PREVIEW_AFTER_MS, () => void this.preview());
  }

  private async preview(): Promise<void> {
    const { order, parts, form } = this;
    this.cancelTimer();
    if (order === undefined) return;
    this.generation += 1;
    const { generation } = this;
    const result = await parts.pendingWork.track(parts.previewRefund(order, form.fields));
    if (generation === this.generation) this.take(result);
  }

  private take(result: Awaited<ReturnType<RefundOrder>>): void {
    if (result.outcome === 'refund') this.amount = result.amount;
    else if (result.outcome !== 'invalid') this.fault = refusalText(result.text);
  }

  private async attempt(fields: RefundFields) {
    const { order, parts } = this;
    if (order === undefined) return refused('The order is not loaded yet.');
    if (this.amount === undefined) {
      await this.preview();
      if (this.goesBack !== undefined) return refused(`${this.goesBack} would go back. Press again to refund it.`);
      if (this.fault !== '') return refused(this.fault);
    }
    const result = await parts.refundOrder(order, fields);
    if (result.outcome === 'invalid') return result satisfies { readonly errors: RefundErrors };
    if (result.outcome === 'refund') return { outcome: 'done' as const };
    return refused(refusalText(result.text));
  }

  private forget(): void {
    this.cancelTimer();
    this.generation += 1;
    this.amount = undefined;
    this.fault = '';
  }
}

function refused(text: string) {
  return { outcome: 'refused' as const, text };
}

/** Prints the amounts in a refusal of the back-end, which are in paise, as money. */
function refusalText(text: string): string {
  return text.replace(/(\d+) (paise|(?=are asked for))/g, (_, digits: string, unit: string) =>
    unit === 'paise' ? formatMoney(Number(digits)) : `${formatMoney(Number(digits))} `,
  );
}
