/** A job cannot be done, now or later. The shopkeeper sees it among the jobs that were given up. */
export class FinalFailure extends Error {
  override readonly name: string = 'FinalFailure';
}
