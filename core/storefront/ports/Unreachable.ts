import { BackEndFailure } from './BackEndFailure.ts';

/** The back-end did not respond: there is no connection, or a gateway cannot reach it. */
export class Unreachable extends BackEndFailure {
  override readonly name = 'Unreachable';
}
