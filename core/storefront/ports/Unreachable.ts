import { BackEndFailure } from './BackEndFailure.ts';

/** The back-end gave no answer of its own: there is no way to it, or whatever stands before it cannot reach it either. */
export class Unreachable extends BackEndFailure {
  override readonly name = 'Unreachable';
}
