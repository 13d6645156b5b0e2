import { BackEndFailure } from './BackEndFailure.ts';

/** A protected call was refused because its session no longer counts: its token is bad, or its shopper is gone. */
export class SessionRejected extends BackEndFailure {
  override readonly name = 'SessionRejected';
  /** The token that was refused, so that a newer session is not ended for it. */
  readonly token: string;

  constructor(message: string, reasons: readonly string[], token: string) {
    super(message, reasons);
    this.token = token;
  }
}
