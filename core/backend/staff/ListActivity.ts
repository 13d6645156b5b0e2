import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Activity } from '../ports/staff/ForLoggingActivity.ts';

/** How many entries a page has. */
const PAGE = 50;

/** Resolves with a page of what was changed in the admin, the newest first. `next` is the last entry's id when there are more. */
export type ListActivity = (
  after?: string,
) => Promise<{ readonly activity: readonly Activity[]; readonly next?: string }>;

export function makeListActivity({ activity: log }: Pick<BackEndPorts, 'activity'>): ListActivity {
  return async (after) => {
    const activity = await log.list({ ...(after !== undefined && { after }), most: PAGE + 1 });
    const page = activity.slice(0, PAGE);
    const last = page.at(-1);
    return { activity: page, ...(activity.length > PAGE && last !== undefined && { next: last.id }) };
  };
}
