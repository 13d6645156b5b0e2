/** The back-end did not answer: there is no connection, or a gateway cannot reach it. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
