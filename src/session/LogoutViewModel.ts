import { makeAutoObservable } from 'mobx';
import type { LogOut } from '../../core/storefront/session/LogOut.ts';
import type { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';

type Connection = Pick<ConnectionViewModel, 'waitingChanges' | 'discardWaiting'>;

/** Logs the shopper out; asks before, when changes wait for the connection, because they would be lost. */
export class LogoutViewModel {
  private isAsked = false;
  private readonly connection: Connection;
  private readonly logOutOfShop: LogOut;

  constructor(connection: Connection, logOutOfShop: LogOut) {
    this.connection = connection;
    this.logOutOfShop = logOutOfShop;
    makeAutoObservable<this, 'connection' | 'logOutOfShop'>(
      this,
      { connection: false, logOutOfShop: false },
      { autoBind: true },
    );
  }

  /** The question that the shopper has to answer; undefined when there is none, or no longer. */
  get question(): string | undefined {
    const { waitingChanges: count } = this.connection;
    if (!this.isAsked || count === 0) return undefined;
    const [changes, them] = count === 1 ? ['1 change has', 'it'] : [`${count} changes have`, 'them'];
    return `${changes} not been sent. Log out and lose ${them}?`;
  }

  logOut(): void {
    if (this.connection.waitingChanges > 0) this.isAsked = true;
    else this.logOutOfShop();
  }

  /** Logs out all the same. */
  confirm(): void {
    this.isAsked = false;
    this.connection.discardWaiting();
    this.logOutOfShop();
  }

  stay(): void {
    this.isAsked = false;
  }
}
