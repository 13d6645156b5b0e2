import { makeAutoObservable } from 'mobx';
import type { StorefrontPorts } from '../../../../core/storefront/ports/StorefrontPorts.ts';
import type { ReportFailure } from '../../../../core/storefront/session/ReportFailure.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';

const INDENT = 2;

export type AccountDataParts = Pick<StorefrontPorts, 'account' | 'sessions' | 'notifications'> & {
  readonly pendingWork: PendingWork;
  readonly reportFailure: ReportFailure;
};

/** What the shop keeps of the shopper, to be saved as a file. */
export class AccountDataViewModel {
  isBusy = false;
  private readonly parts: AccountDataParts;

  constructor(parts: AccountDataParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  /** Calls `save` with the data as JSON, unless the session has ended meanwhile. */
  async download(save: (text: string) => void): Promise<void> {
    const { account, sessions, notifications, pendingWork, reportFailure } = this.parts;
    const session = sessions.current();
    if (session === undefined || this.isBusy) return;
    this.isBusy = true;
    try {
      const data = await pendingWork.track(account.data(session));
      if (sessions.current()?.token !== session.token) return;
      save(JSON.stringify(data, null, INDENT));
      notifications.success('Your data is saved as a file');
    } catch (error) {
      reportFailure(error);
      notifications.error('Your data could not be downloaded. Please try again.');
    } finally {
      this.settle();
    }
  }

  private settle(): void {
    this.isBusy = false;
  }
}
