/** The database cannot be reached, or takes too long. Stores reject with it; the call may be tried again later. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
