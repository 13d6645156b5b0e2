/** A call that the stand-in refuses, with the status and the error body of the real provider. */
export class StandInRefusal extends Error {
  override readonly name = 'StandInRefusal';
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, description: string, headers: Readonly<Record<string, string>> = {}) {
    super(description);
    this.status = status;
    this.headers = headers;
    const code = status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR';
    this.body = { error: { code, description, source: 'business', step: 'payment_initiation', reason: 'input_error' } };
  }
}
