import type { ForKeepingSizes } from '../../../core/admin/ports/ForKeepingSizes.ts';
import type { ForKeepingStyles } from '../../../core/admin/ports/ForKeepingStyles.ts';
import type { ForLogging } from '../../../core/admin/ports/ForLogging.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
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
    if (error instanceof Unreachable) {
      return { outcome: 'refused', text: 'The shop cannot be reached. Check your connection, then try again.' };
    }
    log.error('A change of the catalogue failed', error);
    return { outcome: 'refused', text: 'Something went wrong at the shop. Please try again.' };
  }
}
