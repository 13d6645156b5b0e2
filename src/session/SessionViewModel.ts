import { makeAutoObservable, observableRef } from 'mobx';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingSession } from '../../core/storefront/ports/ForRememberingSession.ts';
import type { LogOut } from '../../core/storefront/session/LogOut.ts';

/** The current session; follows changes in every tab. */
export class SessionViewModel {
  session: Session | undefined;
  private readonly logOutOfShop: LogOut;

  constructor(remembered: ForRememberingSession, logOut: LogOut) {
    this.session = remembered.current();
    this.logOutOfShop = logOut;
    makeAutoObservable<this, 'logOutOfShop'>(this, { session: observableRef, logOutOfShop: false }, { autoBind: true });
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

  logOut(): void {
    this.logOutOfShop();
  }

  private follow(session: Session | undefined): void {
    this.session = session;
  }
}
