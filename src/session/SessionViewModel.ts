import { makeAutoObservable, observableRef } from 'mobx';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';

/** The current session; follows changes in every tab. */
export class SessionViewModel {
  session: Session | undefined;

  constructor(remembered: ForRememberingSession) {
    this.session = remembered.current();
    makeAutoObservable(this, { session: observableRef }, { autoBind: true });
    remembered.whenChanged(() => this.follow(remembered.current()));
  }

  get isLoggedIn(): boolean {
    return this.session !== undefined;
  }

  get fullName(): string {
    return `${this.session?.firstName ?? ''} ${this.session?.lastName ?? ''}`.trim();
  }

  get email(): string {
    return this.session?.email ?? '';
  }

  /** The shopper's initial. */
  get initial(): string {
    return [...(this.fullName || this.email)].slice(0, 1).join('').toUpperCase();
  }

  private follow(session: Session | undefined): void {
    this.session = session;
  }
}
