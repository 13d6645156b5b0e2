/** The session has ended: whoever makes a call has to sign in again. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}
