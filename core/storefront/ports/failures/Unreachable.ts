import { BackEndFailure } from './BackEndFailure.ts';

/** The back-end did not respond: there is no connection, a gateway cannot reach it, or it has too much to do. */
export class Unreachable extends BackEndFailure {
  override readonly name = 'Unreachable';
  /** How long the back-end asks to wait before the next call, in milliseconds; 0 when it does not say. */
  readonly wait: number;

  constructor(message: string, reasons: readonly string[] = [], wait = 0) {
    super(message, reasons);
    this.wait = wait;
  }
}
