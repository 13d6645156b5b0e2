import { failureText } from '../../../core/admin/calls/failureText.ts';
import type { ForKeepingSizes } from '../../../core/admin/ports/ForKeepingSizes.ts';
import type { ForKeepingStyles } from '../../../core/admin/ports/ForKeepingStyles.ts';
import type { ForLogging } from '../../../core/admin/ports/ForLogging.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';

/** What calls of the catalogue are made with. */
export type CallParts = {
  readonly pendingWork: PendingWork;
  readonly log: ForLogging;
};

/** What the view-models of the catalogue are made of. */
export type CatalogueParts = CallParts & { readonly styles: ForKeepingStyles; readonly sizes: ForKeepingSizes };

/** Makes a call. Resolves with the text to show when it failed; a fault of the back-end is logged. */
export async function attempt<Result extends object>(
  parts: CallParts,
  call: () => Promise<Result>,
): Promise<Result | { readonly outcome: 'refused'; readonly text: string }> {
  try {
    return await parts.pendingWork.track(call());
  } catch (error) {
    return { outcome: 'refused', text: failureText(error, parts.log, 'A call of the catalogue failed') };
  }
}
