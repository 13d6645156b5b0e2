import { BackEndFailure } from './BackEndFailure.ts';

/** The back-end understood the call and refused it. Its first reason may be shown to the shopper. */
export class RefusedCall extends BackEndFailure {
  override readonly name = 'RefusedCall';
  /** Whether what the call says is wrong, rather than what is there. */
  isInvalid?: boolean;
  /** What is left of the lines of which a checkout has too many, in the order of the reasons; undefined for another refusal. */
  lines?: readonly { readonly key: string; readonly left: number }[] | undefined;
}
