import { BackEndFailure } from './BackEndFailure.ts';

/** The back-end rejected a protected call because its token is not valid or its shopper no longer exists. */
export class SessionRejected extends BackEndFailure {
  override readonly name = 'SessionRejected';
  /** The rejected token. A session with another token must not be ended. */
  readonly token: string;

  constructor(message: string, reasons: readonly string[], token: string) {
    super(message, reasons);
    this.token = token;
  }
}
