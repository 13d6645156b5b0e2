/**
 * The back-end refused a call or could not be understood. `message` is fit for a log;
 * `reasons` are the texts that the back-end itself gave, first the most telling one.
 */
export class BackEndFailure extends Error {
  override readonly name: string = 'BackEndFailure';
  readonly reasons: readonly string[];

  constructor(message: string, reasons: readonly string[] = []) {
    super(message);
    this.reasons = reasons;
  }
}
