import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ActivityPage, ForReadingActivity } from '../ports/ForReadingActivity.ts';

/** Reads a page of what was changed in the admin, the first or the one `after` another. */
export type ReadActivity = (after?: string) => Promise<({ readonly outcome: 'read' } & ActivityPage) | Failed>;

export type ReadActivityPorts = { readonly activity: ForReadingActivity; readonly log: ForLogging };

export function makeReadActivity({ activity, log }: ReadActivityPorts): ReadActivity {
  return (after) =>
    attemptCall(
      async () => ({ outcome: 'read' as const, ...(await activity.activity(after)) }),
      log,
      'The activity could not be read',
    );
}
