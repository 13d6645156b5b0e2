/** The back-end understood a call of the admin and refused it. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  /** Why, for the member of staff. */
  readonly text: string;
  /** How long the back-end asks to wait, in milliseconds; 0 when it does not say. */
  readonly wait: number;

  /** The tag and the body of the response. */
  readonly tag: string;
  readonly body: unknown;

  constructor(status: number, text: string, { wait, tag, body }: Pick<RefusedCall, 'wait' | 'tag' | 'body'>) {
    super(`Request failed with status code ${status}`);
    this.status = status;
    this.text = text;
    this.wait = wait;
    this.tag = tag;
    this.body = body;
  }
}
