import { makeAutoObservable, observableRef } from 'mobx';
import type { Failed } from '../../../../core/admin/calls/attemptCall.ts';
import type { RepeatWork } from '../../../../core/admin/jobs/manageWork.ts';
import type { AddNote } from '../../../../core/admin/orders/AddNote.ts';
import type { CancelFields, CancelOrder } from '../../../../core/admin/orders/CancelOrder.ts';
import type { ChangeOrder } from '../../../../core/admin/orders/changeOrder.ts';
import { openPieces } from '../../../../core/admin/orders/openPieces.ts';
import type { ReadOrder } from '../../../../core/admin/orders/ReadOrder.ts';
import type { RefundOrder, RetryRefund } from '../../../../core/admin/orders/RefundOrder.ts';
import type { ParcelFields, ShipOrder } from '../../../../core/admin/orders/ShipOrder.ts';
import type { SentMail } from '../../../../core/admin/ports/ForManagingWork.ts';
import type { StaffOrder } from '../../../../core/admin/ports/StaffOrder.ts';
import type { FormRejection } from '../../../../core/domain/accounts/FormRejection.ts';
import { mayDo } from '../../../../core/domain/staff/adminActions.ts';
import { AccountForm, type AccountFormContext } from '../../../shared/forms/AccountForm.ts';
import { type AskAgainParts, askAgain } from '../../live/askAgain.ts';
import type { StaffSessionViewModel } from '../../session/StaffSessionViewModel.ts';
import { statusWord } from '../orderWords.ts';
import { type OrderView, orderView } from './orderView.ts';
import { RefundViewModel } from './RefundViewModel.ts';

export type OrderParts = Omit<AskAgainParts, 'clock'> &
  AccountFormContext & {
    readonly readOrder: ReadOrder;
    readonly changeOrder: ChangeOrder;
    readonly shipOrder: ShipOrder;
    readonly cancelOrder: CancelOrder;
    readonly addNote: AddNote;
    readonly previewRefund: RefundOrder;
    readonly refundOrder: RefundOrder;
    readonly retryRefund: RetryRefund;
    readonly sendMailAgain: RepeatWork<SentMail>;
    readonly session: Pick<StaffSessionViewModel, 'staff'>;
  };

export type Done = { readonly outcome: 'done' };
type Rejected = Extract<FormRejection<never>, { outcome: 'refused' }>;
type ChangeResult = Awaited<ReturnType<ChangeOrder>>;

export type OrderDialog = 'ship' | 'cancel' | 'refund' | 'print';

/** Something that is done with one press. */
export type OrderStep = 'pack' | 'ship' | 'deliver' | 'cancel' | 'refund';

const NEW_PARCEL: ParcelFields = { carrier: '', trackingNumber: '', quantities: {} };
const NEW_CANCELLATION: CancelFields = { reason: '', note: '', refund: true, restock: true };

/** One order, as the back-end knows it each time that it is looked at, and what staff do with it. */
export class OrderViewModel {
  status: 'loading' | 'ready' | 'unknown' | 'failed' = 'loading';
  /** Why the order is not shown. */
  failure = '';
  /** Why the last press had no effect; empty while it had. */
  alert = '';
  /** What the last press has done, for those who do not see it. */
  announcement = '';
  isBusy = false;
  dialog: OrderDialog | undefined = undefined;
  readonly parcel: AccountForm<ParcelFields, Done>;
  readonly cancellation: AccountForm<CancelFields, Done>;
  readonly note: AccountForm<{ readonly text: string }, Done>;
  readonly refund: RefundViewModel;
  private order: StaffOrder | undefined = undefined;
  private number = '';
  /** Counts the changes of the order: what was read before the last one is ignored. */
  private generation = 0;
  private readonly parts: OrderParts;

  constructor(parts: OrderParts) {
    this.parts = parts;
    const context = { pendingWork: parts.pendingWork, clock: parts.clock };
    this.parcel = new AccountForm<ParcelFields, Done>({
      ...{ ...context, blank: NEW_PARCEL, whenDone: this.finish },
      attempt: (fields) => this.attempt((order) => parts.shipOrder(order, fields)),
    });
    this.cancellation = new AccountForm<CancelFields, Done>({
      ...{ ...context, blank: NEW_CANCELLATION, whenDone: this.finish },
      attempt: (fields) => this.attempt((order) => parts.cancelOrder(order, fields)),
    });
    this.note = new AccountForm<{ readonly text: string }, Done>({
      ...{ ...context, blank: { text: '' }, whenDone: () => this.note.reset() },
      attempt: (fields) => this.attempt((order) => parts.addNote(order, fields)),
    });
    this.refund = new RefundViewModel({
      ...{ ...context, previewRefund: parts.previewRefund, refundOrder: parts.refundOrder },
      whenRefunded: () => void this.finishRefund(),
    });
    const own = { parcel: false, cancellation: false, note: false, refund: false } as const;
    makeAutoObservable<this, 'order' | 'number' | 'generation' | 'parts' | 'finish'>(
      this,
      { ...own, order: observableRef, number: false, generation: false, parts: false, finish: false },
      { autoBind: true },
    );
  }

  get view(): OrderView | undefined {
    return this.order && orderView(this.order);
  }

  /** For print. */
  get printed(): StaffOrder | undefined {
    return this.order;
  }

  /** What may be done with the order by this member of staff, the next step first. */
  get steps(): readonly OrderStep[] {
    const { order } = this;
    if (order === undefined) return [];
    const isOpen = openPieces(order).length > 0;
    const { status, sums } = order;
    const steps: readonly (readonly [OrderStep, boolean])[] = [
      ['pack', status === 'placed'],
      ['ship', (status === 'placed' || status === 'packed' || status === 'shipped') && isOpen],
      ['deliver', status === 'shipped'],
      [
        'refund',
        sums?.payment !== undefined && sums.payment.amount > sums.payment.refunded && this.may('orders.refund'),
      ],
      ['cancel', ['payment-pending', 'placed', 'packed'].includes(status) && this.may('orders.cancel')],
    ];
    return steps.flatMap(([step, isPossible]) => (isPossible ? [step] : []));
  }

  /** Follows the order of this number while its page is shown. Returns a function that stops it. */
  follow(number: string): () => void {
    this.number = number;
    void this.load();
    return askAgain(this.parts, this.load);
  }

  /** Reads the order. Also retries after a failure. */
  async load(): Promise<void> {
    const { generation, parts } = this;
    if (this.status === 'failed') this.status = 'loading';
    const read = await parts.pendingWork.track(parts.readOrder(this.number));
    if (generation !== this.generation) return;
    if (read.outcome === 'read') this.show(read.order);
    else if (read.outcome === 'unknown') this.miss();
    else this.failToLoad(read);
  }

  /** Opens a dialog with its fields as they fit the order now. */
  open(dialog: OrderDialog): void {
    const { order } = this;
    if (order === undefined) return;
    this.alert = '';
    this.parcel.reset();
    this.cancellation.reset();
    if (dialog === 'ship')
      this.parcel.change(
        'quantities',
        Object.fromEntries(openPieces(order).map(({ sku, quantity }) => [sku, quantity])),
      );
    if (dialog === 'refund') this.refund.begin(order);
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = undefined;
    this.refund.end();
  }

  pack(): Promise<void> {
    return this.press((order) => this.parts.changeOrder(order, { kind: 'pack' }));
  }

  deliver(): Promise<void> {
    return this.press((order) => this.parts.changeOrder(order, { kind: 'deliver' }));
  }

  async retryRefund(refundId: string): Promise<void> {
    if (this.isBusy) return;
    this.begin();
    const { pendingWork, retryRefund } = this.parts;
    const result = await pendingWork.track(retryRefund(refundId));
    this.endPress(result.outcome === 'retried' ? '' : result.text, 'The refund is asked for again');
    await this.load();
  }

  /** Whether this member of staff may send mails again. */
  get maySendMails(): boolean {
    return this.may('mails.resend');
  }

  async sendMailAgain(mailId: string): Promise<void> {
    if (this.isBusy) return;
    this.begin();
    const { pendingWork, sendMailAgain } = this.parts;
    const result = await pendingWork.track(sendMailAgain(mailId));
    this.endPress(result.outcome === 'queued' ? '' : result.text, 'The mail is sent again');
    if (result.outcome !== 'failed') await this.load();
  }

  private async press(change: (order: StaffOrder) => Promise<ChangeResult>): Promise<void> {
    const { order } = this;
    if (order === undefined || this.isBusy) return;
    this.begin();
    const result = this.settle(await this.parts.pendingWork.track(change(order)));
    this.endPress(result.outcome === 'refused' ? result.text : '', this.stateText);
  }

  private begin(): void {
    this.isBusy = true;
    this.alert = '';
    this.announcement = '';
  }

  private endPress(alert: string, announcement: string): void {
    this.isBusy = false;
    this.alert = alert;
    this.announcement = alert === '' ? announcement : '';
  }

  private async attempt<Rejection>(
    change: (order: StaffOrder) => Promise<ChangeResult | Rejection>,
  ): Promise<Done | Rejected | Exclude<Rejection, ChangeResult>> {
    const { order } = this;
    if (order === undefined) return { outcome: 'refused', text: 'The order is not loaded yet.' };
    const result = await change(order);
    return isInvalid(result) ? result : this.settle(result as ChangeResult);
  }

  /** Shows the order as it is now, also when it was not changed, and returns what a form makes of the result. */
  private settle(result: ChangeResult): Done | Rejected {
    if (result.outcome === 'changed' || result.outcome === 'conflict') this.show(result.order);
    if (result.outcome === 'changed') return { outcome: 'done' };
    return { outcome: 'refused', text: result.text };
  }

  private readonly finish = (): void => {
    this.close();
    this.endPress('', this.stateText);
  };

  private async finishRefund(): Promise<void> {
    this.close();
    this.endPress('', 'The refund is asked for');
    await this.load();
  }

  private get stateText(): string {
    return this.order === undefined ? '' : `The order is ${statusWord(this.order.status).toLowerCase()}`;
  }

  private may(action: 'orders.refund' | 'orders.cancel' | 'mails.resend'): boolean {
    const { staff } = this.parts.session;
    return staff !== undefined && mayDo(staff.role, action);
  }

  private show(order: StaffOrder): void {
    this.generation += 1;
    this.order = order;
    this.status = 'ready';
  }

  private miss(): void {
    this.status = 'unknown';
  }

  /** An order that was read stays. */
  private failToLoad(failed: Failed): void {
    if (this.order === undefined) this.status = 'failed';
    this.failure = failed.text;
  }
}

function isInvalid<Result, Rejection>(result: Result | Rejection): result is Exclude<Rejection, Result> {
  return typeof result === 'object' && result !== null && 'outcome' in result && result.outcome === 'invalid';
}
