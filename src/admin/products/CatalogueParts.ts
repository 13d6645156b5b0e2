import { failureText } from '../../../core/admin/calls/failureText.ts';
import type { ForKeepingSizes } from '../../../core/admin/ports/ForKeepingSizes.ts';
import type { ForKeepingStyles } from '../../../core/admin/ports/ForKeepingStyles.ts';
import type { ForLogging } from '../../../core/admin/ports/ForLogging.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';

/** What the view-models of the catalogue are made of. */
export type CatalogueParts = {
  readonly styles: ForKeepingStyles;
  readonly sizes: ForKeepingSizes;
  readonly pendingWork: PendingWork;
  readonly log: ForLogging;
};

/** Runs a call. When it fails, logs what is a fault, and resolves with the text to show. */
export async function attempt<Result extends object>(
  { pendingWork, log }: Pick<CatalogueParts, 'pendingWork' | 'log'>,
  call: Promise<Result>,
): Promise<Result | { readonly outcome: 'refused'; readonly text: string }> {
  try {
    return await pendingWork.track(call);
  } catch (error) {
    return { outcome: 'refused', text: failureText(error, log, 'A change of the catalogue failed') };
  }
}
