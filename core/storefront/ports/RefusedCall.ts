import { BackEndFailure } from './BackEndFailure.ts';

/** The back-end understood the call and refused it. Its first reason may be shown to the shopper. */
export class RefusedCall extends BackEndFailure {
  override readonly name = 'RefusedCall';
}
