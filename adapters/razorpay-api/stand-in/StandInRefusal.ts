/** A call that the stand-in refuses, with the status and the error body of the real provider. */
export class StandInRefusal extends Error {
  override readonly name = 'StandInRefusal';
  readonly status: number;
  readonly body: object;

  constructor(status: number, description: string) {
    super(description);
    this.status = status;
    const code = status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR';
    this.body = { error: { code, description, source: 'business', step: 'payment_initiation', reason: 'input_error' } };
  }
}
