/** The role of the member of staff does not allow a call. Any call that rejects with {@link SessionEnded} may reject with this, too. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}
