import { makeAutoObservable, observableRef } from 'mobx';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';

/** The current session; follows changes in every tab. */
export class SessionViewModel {
  session: Session | undefined;
  private isHeld = false;
  private readonly remembered: ForRememberingSession;

  constructor(remembered: ForRememberingSession) {
    this.session = remembered.current();
    this.remembered = remembered;
    makeAutoObservable<this, 'isHeld' | 'remembered'>(
      this,
      { session: observableRef, isHeld: false, remembered: false },
      { autoBind: true },
    );
    remembered.whenChanged(this.follow);
  }

  /** Shows this session, or a visitor, while the HTML of a server is hydrated. Returns a function that ends it. */
  hold(session: Session | undefined): () => void {
    this.isHeld = true;
    this.session = session;
    return () => {
      this.isHeld = false;
      this.follow();
    };
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

  private follow(): void {
    if (!this.isHeld) this.session = this.remembered.current();
  }
}
