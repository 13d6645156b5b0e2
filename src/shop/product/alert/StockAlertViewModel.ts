import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Session } from '../../../../core/domain/accounts/Session.ts';
import { RefusedCall } from '../../../../core/storefront/ports/failures/RefusedCall.ts';
import type { StorefrontPorts } from '../../../../core/storefront/ports/StorefrontPorts.ts';
import type { ReportFailure } from '../../../../core/storefront/session/ReportFailure.ts';
import type { RequireLogin } from '../../../../core/storefront/session/RequireLogin.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import type { PendingActionViewModel } from '../../session/PendingActionViewModel.ts';
import type { SessionViewModel } from '../../session/SessionViewModel.ts';
import type { StockViewModel } from '../../stock/StockViewModel.ts';

export type StockAlertParts = Pick<StorefrontPorts, 'stockAlerts' | 'notifications' | 'visibility'> & {
  readonly session: Pick<SessionViewModel, 'session'>;
  readonly stock: Pick<StockViewModel, 'renew'>;
  readonly pendingAction: Pick<PendingActionViewModel, 'isReturningTo' | 'productReturnedTo'>;
  readonly pendingWork: PendingWork;
  readonly requireLogin: RequireLogin;
  readonly reportFailure: ReportFailure;
};

/** The sold-out products that the shopper waits for. A press counts at once, and is undone when the shop does not take it. */
export class StockAlertViewModel {
  private awaited: readonly string[] = [];
  private isChanging = false;
  /** The number of the latest call: what an earlier one has read is ignored. */
  private latestCall = 0;
  private readonly parts: StockAlertParts;

  constructor(parts: StockAlertParts) {
    this.parts = parts;
    makeAutoObservable<this, 'awaited' | 'latestCall' | 'parts'>(
      this,
      { awaited: observableRef, latestCall: false, parts: false },
      { autoBind: true },
    );
  }

  /** Whether the shopper waits for a product. */
  isAwaited(key: string): boolean {
    return this.awaited.includes(key);
  }

  /**
   * Reads what the shopper waits for, and again whenever that may have changed. Asks for the product that she wanted to wait for before she
   * logged in. Returns a function that stops it.
   */
  appear(): () => void {
    const { session, visibility, pendingAction } = this.parts;
    const returnedTo = () => {
      const key = pendingAction.productReturnedTo;
      return key !== undefined && pendingAction.isReturningTo(key, 'stock-alert') ? key : undefined;
    };
    const stops = [
      reaction(() => session.session?.token, this.load, { fireImmediately: true }),
      reaction(returnedTo, (key) => key !== undefined && this.isAwaited(key) === false && void this.toggle(key), {
        fireImmediately: true,
      }),
      visibility.whenVisible(this.load),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Waits for a product, or waits for it no longer. A visitor logs in first. */
  async toggle(key: string): Promise<void> {
    const session = this.parts.requireLogin({ productKey: key, list: 'stock-alert' });
    if (session === undefined || this.isChanging) return;
    this.isChanging = true;
    const before = this.awaited;
    const change = this.isAwaited(key) ? 'forget' : 'await';
    this.show(change === 'await' ? [...before, key] : before.filter((other) => other !== key));
    const call = this.next();
    try {
      await this.read(session, call, this.parts.stockAlerts[change](session, key));
    } catch (error) {
      this.show(before);
      this.tell(error, session);
    } finally {
      runInAction(() => {
        this.isChanging = false;
      });
    }
  }

  private async load(): Promise<void> {
    const { session } = this.parts.session;
    if (session === undefined) return this.show([]);
    if (this.isChanging) return;
    try {
      await this.read(session, this.next(), this.parts.stockAlerts.awaited(session));
    } catch (error) {
      // What was known stays. A press tells of a failure.
      this.parts.reportFailure(error);
    }
  }

  private async read(session: Session, call: number, answer: Promise<readonly string[]>): Promise<void> {
    const awaited = await this.parts.pendingWork.track(answer);
    if (call === this.latestCall && this.parts.session.session?.token === session.token) this.show(awaited);
  }

  private tell(error: unknown, session: Session): void {
    const { reportFailure, notifications, stock } = this.parts;
    const [refusal] = error instanceof RefusedCall ? error.reasons : [];
    if (this.parts.session.session?.token === session.token)
      notifications.error(refusal ?? 'This could not be saved. Please try again.');
    if (refusal !== undefined) stock.renew();
    reportFailure(error);
  }

  private show(awaited: readonly string[]): void {
    this.awaited = awaited;
  }

  private next(): number {
    this.latestCall += 1;
    return this.latestCall;
  }
}
