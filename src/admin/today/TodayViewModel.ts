import { makeAutoObservable, observableRef } from 'mobx';
import type { Failed } from '../../../core/admin/calls/attemptCall.ts';
import type { ForTellingTime } from '../../../core/admin/ports/ForTellingTime.ts';
import type { ReadToday, Today } from '../../../core/admin/today/ReadToday.ts';
import type { RefundPayment } from '../../../core/admin/today/RefundPayment.ts';
import { mayDo } from '../../../core/domain/staff/adminActions.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { type AskAgainParts, askAgain } from '../live/askAgain.ts';
import type { StaffSessionViewModel } from '../session/StaffSessionViewModel.ts';
import { paymentView, salesView, taskView } from './todayView.ts';

export type TodayParts = Omit<AskAgainParts, 'clock'> & {
  readonly clock: ForTellingTime;
  readonly readToday: ReadToday;
  readonly refundPayment: RefundPayment;
  readonly session: Pick<StaffSessionViewModel, 'staff'>;
  readonly pendingWork: PendingWork;
};

/** What waits for staff, and how the shop sells. */
export class TodayViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Why what is shown is not that of now; empty while it is. */
  failure = '';
  /** Why the last refund had no effect; empty while it had. */
  alert = '';
  /** What the last press has done, for those who do not see it. */
  announcement = '';
  isBusy = false;
  private today: Today | undefined = undefined;
  /** When `today` was read, in milliseconds since 1970. */
  private readAt = 0;
  private asked: string | undefined = undefined;
  /** Counts the readings: answers to earlier ones are ignored. */
  private generation = 0;
  private readonly parts: TodayParts;

  constructor(parts: TodayParts) {
    this.parts = parts;
    makeAutoObservable<this, 'today' | 'generation' | 'parts'>(
      this,
      { today: observableRef, generation: false, parts: false },
      { autoBind: true },
    );
  }

  get tasks() {
    return (this.today?.tasks ?? []).map((task) => taskView(task, this.readAt));
  }

  get payments() {
    return (this.today?.payments ?? []).map(paymentView);
  }

  get sales() {
    return this.today?.sales && salesView(this.today.sales);
  }

  /** Whether nothing was ever ordered. */
  get isNewShop(): boolean {
    return this.today?.isNewShop ?? false;
  }

  /** Whether the member of staff may invite others. */
  get mayInvite(): boolean {
    const { staff } = this.parts.session;
    return staff !== undefined && mayDo(staff.role, 'staff.change');
  }

  /** The payment about which the refund is asked; undefined while none is. */
  get refunding() {
    return this.payments.find(({ id }) => id === this.asked);
  }

  /** Follows what waits while the page is shown. Returns a function that stops it. */
  appear(): () => void {
    void this.load();
    return askAgain(this.parts, this.load);
  }

  /** Reads what waits. Also retries after a failure. */
  async load(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    if (this.status === 'failed') this.status = 'loading';
    const read = await this.parts.pendingWork.track(this.parts.readToday());
    if (generation !== this.generation) return;
    if (read.outcome === 'read') this.show(read);
    else this.failToLoad(read);
  }

  /** Asks whether a payment is to go back; undefined: no longer. */
  askToRefund(id: string | undefined): void {
    this.asked = id;
    this.alert = '';
  }

  /** Gives back the payment that was asked about. */
  async refund(): Promise<void> {
    const { refunding } = this;
    if (refunding === undefined || this.isBusy) return;
    this.begin();
    const result = await this.parts.pendingWork.track(this.parts.refundPayment(refunding.id));
    if (result.outcome === 'refunded') this.finish(`${refunding.amount} goes back`);
    else this.refuse(result.text);
    if (result.outcome !== 'failed') await this.load();
  }

  private begin(): void {
    this.isBusy = true;
    this.alert = '';
    this.announcement = '';
  }

  private finish(announcement: string): void {
    this.isBusy = false;
    this.asked = undefined;
    this.announcement = announcement;
  }

  private refuse(text: string): void {
    this.isBusy = false;
    this.alert = text;
  }

  private show(today: Today): void {
    this.today = today;
    this.readAt = this.parts.clock.now();
    this.status = 'ready';
    this.failure = '';
  }

  /** What was read stays. */
  private failToLoad(failed: Failed): void {
    if (this.today === undefined) this.status = 'failed';
    this.failure = failed.text;
  }
}
