/**
 * The back-end responded with an error or with an invalid response. `message` is for the log; `reasons` are the error texts of
 * the response, in its order.
 */
export class BackEndFailure extends Error {
  override readonly name: string = 'BackEndFailure';
  readonly reasons: readonly string[];

  constructor(message: string, reasons: readonly string[] = []) {
    super(message);
    this.reasons = reasons;
  }
}
